import { useInfiniteHits, useInstantSearch } from 'react-instantsearch'
import type { Locale } from '../../../config/locales.ts'
import type { SearchConnection } from '../../../search/connection.ts'
import { AnswerCard } from '../answer/answer-card.client.tsx'
import { useAnswer } from '../answer/use-answer.client.tsx'
import type { Hit } from '../hits/hit.ts'
import { HitGroups } from '../hits/hit-groups.client.tsx'
import { NoResults, SearchFailure, SearchIncomplete } from '../hits/search-states.client.tsx'
import { statusWords } from '../hits/status-words.ts'
import { searchOutcome } from '../session/fallback.ts'
import { isCurrentResult } from '../session/is-current-result.ts'
import { FallbackResults } from '../session/search-session.client.tsx'
import type { SearchLabels } from '../words/search-labels.ts'
import { FilterList } from './filter-list.client.tsx'
import { MoreResults } from './more-results.client.tsx'
import type { SearchAddress } from './search-address.ts'
import styles from './search-page.module.css'
import { useFilters } from './use-filters.client.tsx'

interface Props {
  connection: SearchConnection
  version: string
  labels: SearchLabels
  locale: Locale
  query: string
  reportUrl?: string | undefined
  onFilters: (chosen: Partial<SearchAddress>) => void
  onTry: (query: string) => void
  onRetry: () => void
}

export function PageResults({
  connection,
  version,
  labels,
  locale,
  query,
  reportUrl,
  onFilters,
  onTry,
  onRetry,
}: Props) {
  const { items, showMore, isLastPage } = useInfiniteHits<Hit>()
  const { results, scopedResults, status } = useInstantSearch()
  const { sections, types, any, clear } = useFilters(onFilters)
  const fallback = scopedResults.find(({ indexId }) => indexId === connection.fallback?.name)
  const outcome = searchOutcome(results, fallback?.results ?? undefined)
  const found = outcome.count
  const answer = useAnswer(connection, query, locale, version)
  if (!query) return <p className={styles.count}>{labels.start}</p>
  const failed = status === 'error'
  const settled = isCurrentResult({ results, status }, query)
  const none = settled && found === 0 && !answer
  return (
    <>
      {failed && <SearchFailure labels={labels} onRetry={onRetry} />}
      {/* Hidden instead of removed: removing the fallback would make InstantSearch send the query again. */}
      <div className={styles.columns} hidden={failed}>
        <div className={styles.filters}>
          <FilterList legend={labels.sections} items={sections.items} onToggle={sections.refine}>
            {sections.canToggleShowMore && (
              <button
                type="button"
                className={styles.all}
                aria-expanded={sections.isShowingMore}
                onClick={sections.toggleShowMore}
              >
                {sections.isShowingMore ? labels.fewerSections : labels.allSections}
              </button>
            )}
          </FilterList>
          <FilterList
            legend={labels.kinds}
            items={types.items.map((item) => ({ ...item, label: typeLabel(labels, item.value) }))}
            onToggle={types.refine}
          />
          {any && (
            <button type="button" className={styles.all} onClick={clear}>
              {labels.anyFilter}
            </button>
          )}
        </div>
        <div>
          <p className={styles.count} role="status">
            {!settled && labels.fetching}
            {settled && (none || found > 0) && statusWords(labels, { ...outcome, query })}
          </p>
          {settled && outcome.isIncomplete && <SearchIncomplete {...{ labels, onRetry }} />}
          {none && <NoResults {...{ labels, locale, query, reportUrl, onTry }} />}
          <div aria-live="polite">{answer && <AnswerCard answer={answer} />}</div>
          <div className={styles.hits} aria-busy={!settled}>
            <HitGroups hits={items} labels={labels} name="own" />
            <MoreResults
              label={labels.more}
              wanted={settled && !isLastPage && !none}
              onMore={showMore}
            />
            <FallbackResults {...{ connection, version, labels }} />
          </div>
        </div>
      </div>
    </>
  )
}

function typeLabel({ types }: SearchLabels, value: string): string {
  const known: Record<string, string> = types
  return known[value] ?? value
}
