'use client'
import {
  type ComponentType,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { preconnect } from 'react-dom'
import type { Locale } from '../../locales.ts'
import { searchHref } from '../../paths.ts'
import type { SearchConnection } from '../../search/connection.ts'
import { SearchIcon } from '../icons/icons.tsx'
import { LoadingDialog } from '../loading/loading-dialog.client.tsx'
import styles from './search-button.module.css'
import type { SearchLabels } from './search-labels.ts'
import type { SearchModalProps } from './search-modal.client.tsx'
import { selectedText } from './selected-text.ts'
import { useShortcuts } from './use-shortcuts.client.tsx'
import { useTypedAhead } from './use-typed-ahead.client.tsx'

export interface SearchButtonProps {
  connection: SearchConnection
  labels: SearchLabels
  locale: Locale
  /** Name of the version that the page belongs to. */
  version?: string | undefined
  /** Where readers tell of queries that should find something; `{query}` is filled in. */
  reportUrl?: string | undefined
}

/**
 * Opens the search. The dialog's code is fetched when the button is pointed at or focused; before
 * hydration the button leads to the search page.
 */
export function SearchButton(props: SearchButtonProps) {
  const { connection, labels, locale } = props
  const button = useRef<HTMLButtonElement>(null)
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>()
  const [initial, setInitial] = useState<string>()
  const [failure, setFailure] = useState<unknown>()

  const load = useCallback(async () => {
    preconnect(connection.url, { crossOrigin: 'anonymous' })
    const { SearchModal } = await import('./search-modal.client.tsx')
    setModal(() => SearchModal)
  }, [connection.url])
  const open = useCallback(
    (query: string) => {
      setInitial(query)
      setFailure(undefined)
      load().catch((error: unknown) => setFailure(error ?? 'unknown'))
    },
    [load],
  )
  const retry = (query: string) => {
    setFailure(undefined)
    load().catch(() => {
      // Browsers remember what did not load until another document is: that of the search page.
      location.assign(searchHref(locale, query || undefined))
    })
  }
  const close = useCallback(() => setInitial(undefined), [])
  const typed = useCallback((edit: (text: string) => string) => {
    setInitial((text) => (text === undefined ? undefined : edit(text)))
  }, [])
  useTypedAhead(initial !== undefined && !Modal && failure === undefined, typed)
  useShortcuts(button, initial !== undefined, open, close)
  const warm = () => void load().catch(() => undefined) // the click reports what hovering may not

  const modifier = useSyncExternalStore(never, modifierKey, () => 'Ctrl')
  const shortcut = modifier === 'Ctrl' ? 'Ctrl K' : '⌘K'
  useEffect(() => {
    button.current?.toggleAttribute('data-ready', true)
  }, [])
  const closed = () => {
    close()
    button.current?.focus()
  }
  return (
    <form action={searchHref(locale)} className={styles.form}>
      <button
        ref={button}
        type="submit"
        className={styles.button}
        aria-label={`${labels.button} ${shortcut}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={warm}
        onFocus={warm}
        onTouchStart={warm}
        onClick={(event) => {
          event.preventDefault()
          open(selectedText())
        }}
      >
        <SearchIcon size={14} />
        <span>{labels.button}</span> <kbd>{shortcut}</kbd>
      </button>
      {initial !== undefined && !Modal && (
        <LoadingDialog
          label={labels.button}
          retry={labels.reload}
          error={failure}
          onRetry={() => retry(initial)}
          onClose={closed}
        />
      )}
      {initial !== undefined && Modal && (
        <Modal {...props} initialQuery={initial} onClose={closed} />
      )}
    </form>
  )
}

const never = () => () => {}
const modifierKey = () => (/Mac|iP(hone|ad|od)/.test(navigator.platform) ? 'Meta' : 'Ctrl')
