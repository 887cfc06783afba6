import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import {
  Configure,
  Index,
  InstantSearch,
  type InstantSearchProps,
  useInstantSearch,
} from 'react-instantsearch'
import type { SearchConnection } from '../../../search/connection.ts'
import { noteOpened } from '../../../search/note-opened.ts'
import { OptionsContext } from '../hits/options.ts'
import { instantClient } from './instant-client.ts'

interface SessionProps {
  connection: SearchConnection
  version: string
  query: string
  /** Pages at a time. */
  perPage: number
  initialUiState?: InstantSearchProps['initialUiState']
  children: ReactNode
}

/** Asks for `query` in the pages of the reader's locale and version. */
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
      // The dialog may be open over the page of results.
      if (query && result && (result.closest('dialog') !== null) === isDialog)
        noteOpened(connection, query, filter)
    }
    // Before the press closes what shows the results.
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
 * A page that the reader leaves is hidden, with its effects undone, and shown again when the reader
 * comes back. InstantSearch takes that for its end and does not start again (its issue 7110), so
 * that nothing would be left of the results; it has nothing that it must let go.
 */
function KeptWhileHidden() {
  const { addMiddlewares } = useInstantSearch()
  const done = useRef(false)
  useLayoutEffect(() => {
    if (done.current) return
    done.current = true
    addMiddlewares(({ instantSearchInstance }) => {
      instantSearchInstance.dispose = () => {}
      // An error that nobody hears of is thrown; what shows errors does not listen while hidden.
      instantSearchInstance.addListener('error', () => {})
      return { unsubscribe: () => {} }
    })
  }, [addMiddlewares])
  return null
}

/** What is in it is about the results of the fallback. */
export function FallbackResults({
  connection: { fallback },
  version,
  children,
}: Pick<SessionProps, 'connection' | 'version' | 'children'>) {
  if (!fallback) return null
  return (
    <Index indexName={fallback.name}>
      <Configure filters={fallback.filters[version]} />
      {children}
    </Index>
  )
}

const clients = new Map<string, ReturnType<typeof instantClient>>()

/** Made once, so that it remembers its answers when the dialog is opened again. */
function clientOf(connection: SearchConnection) {
  const name = `${connection.url} ${connection.searchKey} ${connection.own.name}`
  const client = clients.get(name) ?? instantClient(connection)
  clients.set(name, client)
  return client
}
