'use client'
import { useInfiniteHits, useInstantSearch } from 'react-instantsearch'
import { fill } from './fill.ts'
import { groupByPage, type Hit } from './hit.ts'
import { PageGroup } from './page-group.client.tsx'
import { SearchHit } from './search-hit.client.tsx'
import type { SearchLabels } from './search-labels.ts'
import styles from './search-page.module.css'
import { NoResults, SearchFailed } from './search-states.client.tsx'

interface Props {
  labels: SearchLabels
  query: string
  reportUrl?: string | undefined
  onTry: (query: string) => void
  onRetry: () => void
}

export function PageResults({ labels, query, reportUrl, onTry, onRetry }: Props) {
  const { items, showMore, isLastPage } = useInfiniteHits<Hit>()
  const { results, status } = useInstantSearch({ catchError: true })
  if (!query) return <p className={styles.count}>{labels.start}</p>
  if (status === 'error') return <SearchFailed labels={labels} onRetry={onRetry} />
  const settled = results.query === query && status === 'idle'
  const pages = groupByPage(items)
  if (settled && pages.length === 0) {
    return (
      <>
        <p className={styles.count} role="status">
          {labels.foundNone}
        </p>
        <NoResults {...{ labels, query, reportUrl, onTry }} />
      </>
    )
  }
  const count = results.nbHits
  const words = count === 1 ? labels.foundOne : fill(labels.foundMany, { count })
  return (
    <>
      <p className={styles.count} role="status">
        {settled ? words : labels.fetching}
      </p>
      <div aria-busy={!settled}>
        {pages.map((page, at) => (
          <PageGroup key={page.url} page={page} id={`result-${at}`}>
            {page.hits.map((hit) => (
              <SearchHit key={hit.objectID} hit={hit} />
            ))}
          </PageGroup>
        ))}
      </div>
      {settled && !isLastPage && (
        <button type="button" className={styles.more} onClick={showMore}>
          {labels.more}
        </button>
      )}
    </>
  )
}
