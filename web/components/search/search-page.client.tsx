'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Configure, InstantSearch } from 'react-instantsearch'
import { searchHref } from '../../paths.ts'
import { fill } from './fill.ts'
import { instantClient } from './instant-client.ts'
import { PageResults } from './page-results.client.tsx'
import type { SearchButtonProps } from './search-button.client.tsx'
import styles from './search-page.module.css'
import { useQuery } from './use-query.client.tsx'
import { useTitle } from './use-title.client.tsx'

const PER_PAGE = 15
const DELAY_MS = 300

/** The page of all results for `?q=`. */
export function SearchPage({ connection, labels, locale, reportUrl }: SearchButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const { query, set, field } = useQuery('', DELAY_MS)
  // Another attempt starts from nothing: a refresh after a failure asks nothing.
  const [attempt, setAttempt] = useState(0)
  const client = useMemo(() => instantClient(connection), [connection])
  const title = query ? fill(labels.titleFor, { q: query }) : labels.title
  useTitle(title)
  const [known, setKnown] = useState(false)

  // The page is static, so the query is known in the browser only.
  useEffect(() => {
    const readAddress = () => {
      set(new URLSearchParams(location.search).get('q') ?? '')
      setKnown(true)
    }
    readAddress()
    input.current?.focus()
    addEventListener('popstate', readAddress)
    return () => removeEventListener('popstate', readAddress)
  }, [set])
  useEffect(() => {
    // Until then the query is the empty one of the static page, not the reader's.
    if (!known) return
    history.replaceState(history.state, '', searchHref(locale, query || undefined))
  }, [known, query, locale])

  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <search>
        <form action={searchHref(locale)} onSubmit={(event) => event.preventDefault()}>
          <input
            {...field}
            ref={input}
            className={styles.input}
            type="search"
            name="q"
            aria-label={labels.inputLabel}
            placeholder={labels.inputPlaceholder}
          />
        </form>
      </search>
      <InstantSearch
        key={attempt}
        searchClient={client}
        indexName={connection.collection}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <Configure query={query} hitsPerPage={PER_PAGE} filters={connection.parameters.filter_by} />
        <PageResults
          {...{ labels, query, reportUrl }}
          onTry={set}
          onRetry={() => setAttempt(attempt + 1)}
        />
      </InstantSearch>
    </div>
  )
}
