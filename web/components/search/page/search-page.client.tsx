import { useCallback, useEffect, useRef, useState } from 'react'
import { searchHref } from '../../../config/paths.ts'
import type { DocsVersion } from '../../../content/site-layout/site-layout.ts'
import { listen } from '../../../enhancements/events.ts'
import { CloseIcon } from '../../icons/icons.tsx'
import type { SearchPanelProps } from '../dialog/search-panel.client.tsx'
import { useQuery } from '../field/use-query.client.tsx'
import { SearchSession } from '../session/search-session.client.tsx'
import { searchedVersion } from '../session/searched-version.ts'
import { interpolate } from '../words/interpolate.ts'
import { PageResults } from './page-results.client.tsx'
import {
  searchAddressHref as href,
  readSearchAddress,
  type SearchAddress,
} from './search-address.ts'
import styles from './search-page.module.css'
import { SECTION, TYPE } from './use-filters.client.tsx'
import { VersionSelect } from './version-select.client.tsx'

export interface SearchPageProps extends SearchPanelProps {
  versions: readonly DocsVersion[]
}

const PER_PAGE = 15
/** Interval between queries in ms, and between changes of the address, which browsers limit. */
const DELAY_MS = 150

/** The results page for `?q=`. */
export function SearchPage({ connection, labels, locale, reportUrl, versions }: SearchPageProps) {
  const input = useRef<HTMLInputElement>(null)
  const { query, set, field } = useQuery('', DELAY_MS)
  /** Read in the browser, as the page is static. */
  const [address, setAddress] = useState<SearchAddress>()
  /** Number of sessions: InstantSearch's refresh sends no request after a failure, but a new session does. */
  const [session, setSession] = useState(0)
  const title = query ? interpolate(labels.titleFor, { q: query }) : labels.title
  useEffect(() => {
    const at = document.title.lastIndexOf(' | ')
    document.title = at < 0 ? title : title + document.title.slice(at)
  }, [title])

  // Keeps the scroll position of a reader who comes back.
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const current = useRef<SearchAddress>(undefined)
  const keep = useCallback((next: SearchAddress) => {
    current.current = next
    setAddress(next)
  }, [])
  const onAddress = useCallback(() => {
    // Another page may be shown in this document by now.
    if (location.pathname !== searchHref(locale)) return
    const said = readSearchAddress(location.search)
    if (current.current && href(locale, current.current) === href(locale, said)) return
    keep(said)
    set(said.query)
    setSession((count) => count + 1)
  }, [keep, set, locale])
  useEffect(() => {
    onAddress()
    const stop = new AbortController()
    window.addEventListener('popstate', onAddress, stop)
    listen('site:page', onAddress, stop.signal)
    return () => stop.abort()
  }, [onAddress])
  const write = useCallback(
    (change: Partial<SearchAddress>) => {
      const known = current.current
      if (!known) return
      const next = { ...known, ...change }
      if (href(locale, next) === href(locale, known)) return
      history.replaceState(history.state, '', href(locale, next))
      keep(next)
    },
    [keep, locale],
  )
  useEffect(() => {
    if (address && address.query !== query) write({ query })
  }, [address, query, write])

  const version = searchedVersion(connection, address?.version)
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <search className={styles.search}>
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
          {field.value && (
            <button
              type="button"
              className={styles.clear}
              aria-label={labels.clear}
              onClick={() => {
                set('')
                input.current?.focus()
              }}
            >
              <CloseIcon />
            </button>
          )}
          {versions.length > 1 && address && (
            <VersionSelect
              {...{ versions, version }}
              label={labels.version}
              onChange={(name) => write({ version: name })}
            />
          )}
        </form>
      </search>
      {address && (
        <SearchSession
          key={session}
          {...{ connection, version, query }}
          perPage={PER_PAGE}
          initialUiState={{
            [connection.own.name]: {
              refinementList: { [SECTION]: address.sections, [TYPE]: address.types },
            },
          }}
        >
          <PageResults
            {...{ connection, version, labels, locale, query, reportUrl }}
            onFilters={write}
            onTry={set}
            onRetry={() => {
              setSession(session + 1)
              // The focused button is removed with its message.
              input.current?.focus()
            }}
          />
        </SearchSession>
      )}
    </div>
  )
}
