import { useContext, useEffect, useLayoutEffect } from 'react'
import { useHits, useInstantSearch } from 'react-instantsearch'
import type { Locale } from '../../../config/locales.ts'
import type { SearchConnection } from '../../../search/connection.ts'
import { ANSWER, AnswerCard } from '../answer/answer-card.client.tsx'
import { useAnswer } from '../answer/use-answer.client.tsx'
import type { Hit } from '../hits/hit.ts'
import { HitGroups } from '../hits/hit-groups.client.tsx'
import { OptionsContext, optionId } from '../hits/options.ts'
import { NoResults, SearchFailure, SearchIncomplete } from '../hits/search-states.client.tsx'
import { statusWords } from '../hits/status-words.ts'
import { searchOutcome } from '../session/fallback.ts'
import { isCurrentResult } from '../session/is-current-result.ts'
import { FallbackResults } from '../session/search-session.client.tsx'
import type { SearchLabels } from '../words/search-labels.ts'
import styles from './search-modal.module.css'
import { SeeAll } from './see-all.client.tsx'

interface Props {
  connection: SearchConnection
  version: string
  labels: SearchLabels
  locale: Locale
  reportUrl?: string | undefined
  query: string
  /** Whether the field differs from `query`. */
  typing: boolean
  onTry: (query: string) => void
  onRetry: () => void
  /** Called when the results for the field's text are shown. */
  onSettled: () => void
}

/** The hits by page as one list box, or the reason for their absence. */
export function ModalResults({
  connection,
  version,
  labels,
  locale,
  reportUrl,
  query,
  typing,
  onTry,
  onRetry,
  onSettled,
}: Props) {
  const { items } = useHits<Hit>()
  const { results, scopedResults, status } = useInstantSearch()
  const options = useContext(OptionsContext)
  const fallback = scopedResults.find(({ indexId }) => indexId === connection.fallback?.name)
  const outcome = searchOutcome(results, fallback?.results ?? undefined)
  const found = outcome.count
  const first = items[0] ?? fallback?.results?.hits[0]
  const settled = !typing && isCurrentResult({ results, status }, query)

  const { listId = '', setActive } = options ?? {}
  const failed = status === 'error'
  const answer = useAnswer(connection, query, locale, version)
  const none = settled && found === 0 && !answer
  const firstName = answer ? ANSWER : first?.objectID
  const firstId = !failed && !none && firstName ? optionId(listId, firstName) : undefined
  useLayoutEffect(() => {
    // A new query selects its first hit, the most likely one; without hits, none.
    if (results.query !== undefined) setActive?.(firstId)
  }, [results.query, firstId, setActive])
  useEffect(() => {
    if (settled) onSettled()
  }, [settled, onSettled])

  const isRemarkable = outcome.isBroadened || outcome.isIncomplete
  return (
    <>
      <p className={none || (isRemarkable && !failed) ? styles.status : 'hidden'} role="status">
        {query &&
          settled &&
          !failed &&
          (none || found > 0) &&
          statusWords(labels, { ...outcome, query })}
      </p>
      {failed && <SearchFailure labels={labels} onRetry={onRetry} />}
      {settled && !failed && outcome.isIncomplete && <SearchIncomplete {...{ labels, onRetry }} />}
      {!failed && none && <NoResults {...{ labels, locale, query, reportUrl, onTry }} />}
      {/* Hidden instead of removed: removing the fallback would make InstantSearch send the query again. */}
      <div
        className={styles.list}
        id={listId}
        role="listbox"
        aria-label={labels.results}
        aria-busy={!settled && !failed}
        hidden={failed || none}
      >
        {answer && <AnswerCard answer={answer} />}
        <HitGroups hits={items} labels={labels} name="own" />
        <FallbackResults {...{ connection, version, labels }} />
        {found > 1 && <SeeAll {...{ labels, locale, query }} count={found} />}
      </div>
    </>
  )
}
