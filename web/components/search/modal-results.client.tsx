'use client'
import Link from 'next/link'
import { useHits, useInstantSearch } from 'react-instantsearch'
import type { Locale } from '../../locales.ts'
import { basePath, searchHref } from '../../paths.ts'
import { fill } from './fill.ts'
import { groupByPage, type Hit } from './hit.ts'
import { PageGroup } from './page-group.client.tsx'
import { optionProps, SearchHit } from './search-hit.client.tsx'
import type { SearchLabels } from './search-labels.ts'
import styles from './search-modal.module.css'
import { NoResults, SearchFailed } from './search-states.client.tsx'

interface Props {
  labels: SearchLabels
  locale: Locale
  reportUrl?: string | undefined
  query: string
  listId: string
  active: number
  setActive: (index: number) => void
  onTry: (query: string) => void
  onRetry: () => void
  onOpen: () => void
}

export function ModalResults({
  labels,
  locale,
  reportUrl,
  query,
  listId,
  active,
  setActive,
  onTry,
  onRetry,
  onOpen,
}: Props) {
  const { items } = useHits<Hit>()
  const { results, status } = useInstantSearch({ catchError: true })
  const pages = groupByPage(items)
  // The results may still be of the query before.
  const settled = results.query === query && status === 'idle'
  if (!query) return <p className={styles.hint}>{labels.start}</p>
  if (status === 'error') {
    return (
      <div className={styles.list}>
        <SearchFailed labels={labels} onRetry={onRetry} />
      </div>
    )
  }
  if (settled && pages.length === 0) {
    return (
      <div className={styles.list}>
        <NoResults {...{ labels, query, reportUrl, onTry }} />
      </div>
    )
  }
  let index = 0
  const option = () => {
    const at = index++
    return {
      id: `${listId}-${at}`,
      active: at === active,
      onOpen,
      onPoint: () => setActive(at),
    }
  }
  const groups = pages.map((page, at) => (
    <PageGroup key={page.url} page={page} id={`${listId}-page-${at}`} role="group">
      {page.hits.map((hit) => (
        <SearchHit key={hit.objectID} hit={hit} option={option()} />
      ))}
    </PageGroup>
  ))
  const last = pages.length > 0 ? option() : undefined
  return (
    <div
      className={styles.list}
      id={listId}
      role="listbox"
      aria-label={labels.results}
      aria-busy={!settled}
    >
      {groups}
      {last && (
        <Link
          {...optionProps(last)}
          className={styles.all}
          href={searchHref(locale, query).slice(basePath.length)}
          prefetch={false}
        >
          {fill(labels.seeAll, { count: results.nbHits })}
        </Link>
      )}
    </div>
  )
}
