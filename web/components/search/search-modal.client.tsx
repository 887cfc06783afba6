'use client'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Configure, InstantSearch } from 'react-instantsearch'
import { SearchIcon } from '../icons/icons.tsx'
import { instantClient } from './instant-client.ts'
import { ModalResults } from './modal-results.client.tsx'
import type { SearchButtonProps } from './search-button.client.tsx'
import styles from './search-modal.module.css'
import { useQuery } from './use-query.client.tsx'

export interface SearchModalProps extends SearchButtonProps {
  initialQuery: string
  onClose: () => void
}

const PAGES = 8
const DELAY_MS = 60

/** The search dialog; it is mounted open, and unmounted by `onClose`. */
export function SearchModal({
  connection,
  labels,
  locale,
  reportUrl,
  initialQuery,
  onClose,
}: SearchModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const { query, set, composing, field } = useQuery(initialQuery, DELAY_MS)
  const [active, setActive] = useState(0)
  // Another attempt starts from nothing: a refresh after a failure asks nothing.
  const [attempt, setAttempt] = useState(0)
  const client = useMemo(() => instantClient(connection), [connection])

  useEffect(() => {
    dialog.current?.showModal()
    // A marked text is replaced by typing; a letter that opened the dialog is the first of more.
    if (initialQuery.length > 1) input.current?.select()
    else input.current?.setSelectionRange(1, 1)
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = ''
    }
  }, [initialQuery])
  useEffect(() => {
    // Another query has other hits, of which the first is the most likely.
    if (query !== undefined) setActive(0)
  }, [query])

  const options = () => [...(dialog.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  const move = (by: number) => {
    const all = options()
    if (all.length === 0) return
    const next = (active + by + all.length) % all.length
    setActive(next)
    all[next]?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (composing || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter') options()[active]?.click()
    // A search field with words in it would keep the key to clear itself.
    else if (event.key === 'Escape') dialog.current?.close()
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={labels.button}
      onClose={onClose}
      onClick={(event) => {
        // Only the backdrop is the dialog itself.
        if (event.target === dialog.current) dialog.current.close()
      }}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <SearchIcon size={16} />
          <input
            {...field}
            ref={input}
            type="search"
            role="combobox"
            aria-label={labels.button}
            aria-expanded={query !== ''}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={query ? `${listId}-${active}` : undefined}
            placeholder={labels.placeholder}
            onKeyDown={onKeyDown}
          />
          <button type="button" onClick={() => dialog.current?.close()}>
            {labels.close}
          </button>
        </div>
        <InstantSearch
          key={attempt}
          searchClient={client}
          indexName={connection.collection}
          future={{ preserveSharedStateOnUnmount: true }}
        >
          <Configure query={query} hitsPerPage={PAGES} filters={connection.parameters.filter_by} />
          <ModalResults
            {...{ labels, locale, reportUrl, query, listId, active, setActive }}
            onTry={(text) => {
              set(text)
              input.current?.focus()
            }}
            onRetry={() => setAttempt(attempt + 1)}
            onOpen={() => dialog.current?.close()}
          />
        </InstantSearch>
        <footer className={styles.foot} aria-hidden="true">
          <span>
            <kbd>↵</kbd> {labels.keyOpen}
          </span>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {labels.keyMove}
          </span>
          <span>
            <kbd>esc</kbd> {labels.keyClose}
          </span>
        </footer>
      </div>
    </dialog>
  )
}
