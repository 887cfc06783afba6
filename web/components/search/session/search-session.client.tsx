import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import {
  Configure,
  Index,
  InstantSearch,
  type InstantSearchProps,
  useHits,
  useInstantSearch,
} from 'react-instantsearch'
import type { SearchConnection } from '../../../search/connection.ts'
import { countOpenedResult } from '../../../search/count-opened-result.ts'
import type { Hit } from '../hits/hit.ts'
import { HitGroups } from '../hits/hit-groups.client.tsx'
import { OptionsContext } from '../hits/options.ts'
import type { SearchLabels } from '../words/search-labels.ts'
import { instantClient } from './instant-client.ts'

interface SessionProps {
  connection: SearchConnection
  version: string
  query: string
  /** Pages per request. */
  perPage: number
  initialUiState?: InstantSearchProps['initialUiState']
  children: ReactNode
}

/** Searches `query` in the pages of the reader's locale and version. */
export function SearchSession({
  connection,
  version,
  query,
  perPage,
  initialUiState,
  children,
}: SessionProps) {
  const { own } = connection
  const filter = own.filters[version]
  const isDialog = useContext(OptionsContext) !== undefined
  useEffect(() => {
    const stop = new AbortController()
    const note = ({ target }: Event) => {
      const result = target instanceof Element && target.closest('[data-result]')
      // The dialog may be open over the results page.
      if (query && result && (result.closest('dialog') !== null) === isDialog)
        countOpenedResult(connection, query, filter)
    }
    // In the capture phase, before the click closes the results.
    document.addEventListener('click', note, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [connection, query, filter, isDialog])
  return (
    <InstantSearch
      searchClient={clientOf(connection)}
      indexName={own.name}
      future={{ preserveSharedStateOnUnmount: true }}
      {...(initialUiState ? { initialUiState } : {})}
    >
      <KeptWhileHidden />
      <Configure query={query} hitsPerPage={perPage} filters={filter} />
      {children}
    </InstantSearch>
  )
}

/**
 * A page that the reader leaves is hidden, with its effects undone, and shown again later. InstantSearch disposes
 * itself then and does not restart (https://github.com/algolia/instantsearch/issues/7110), so the results would be
 * lost; this keeps it, as it has nothing to release.
 */
function KeptWhileHidden() {
  const { addMiddlewares } = useInstantSearch()
  const done = useRef(false)
  useLayoutEffect(() => {
    if (done.current) return
    done.current = true
    addMiddlewares(({ instantSearchInstance }) => {
      instantSearchInstance.dispose = () => {}
      // An error without a listener is thrown, and the component that shows errors does not listen while hidden.
      instantSearchInstance.addListener('error', () => {})
      return { unsubscribe: () => {} }
    })
  }, [addMiddlewares])
  return null
}

/** The hits of the fallback. */
export function FallbackResults({
  connection: { fallback },
  version,
  labels,
}: Pick<SessionProps, 'connection' | 'version'> & { labels: SearchLabels }) {
  if (!fallback) return null
  return (
    <Index indexName={fallback.name}>
      <Configure filters={fallback.filters[version]} />
      <FallbackGroups labels={labels} />
    </Index>
  )
}

function FallbackGroups({ labels }: { labels: SearchLabels }) {
  const { items } = useHits<Hit>()
  return <HitGroups hits={items} labels={labels} name="fallback" foreign />
}

const clients = new Map<string, ReturnType<typeof instantClient>>()

/** Cached, so that answers are reused when the dialog is opened again. */
function clientOf(connection: SearchConnection) {
  const name = `${connection.url} ${connection.searchKey} ${connection.own.name}`
  const client = clients.get(name) ?? instantClient(connection)
  clients.set(name, client)
  return client
}
