'use client'
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Hit } from './hit.ts'
import { ModalFoot } from './modal-foot.tsx'
import { ModalHead } from './modal-head.client.tsx'
import { ModalResults } from './modal-results.client.tsx'
import { OptionsContext } from './options.ts'
import { SavedList } from './saved-list.client.tsx'
import type { SearchButtonProps } from './search-button.client.tsx'
import styles from './search-modal.module.css'
import { SearchSession } from './search-session.client.tsx'
import { shownVersion } from './shown-version.ts'
import { useDialog } from './use-dialog.client.tsx'
import { useQuery } from './use-query.client.tsx'
import { useSaved } from './use-saved.client.tsx'

export interface SearchModalProps extends SearchButtonProps {
  initialQuery: string
  onClose: () => void
}

const PAGES = 8
/** ms between two queries; quicker than that nobody types. */
const DELAY_MS = 50

/** The search dialog; it is mounted open, and unmounted by `onClose`. */
export function SearchModal({
  connection,
  labels,
  locale,
  version: active,
  reportUrl,
  initialQuery,
  onClose,
}: SearchModalProps) {
  const input = useRef<HTMLInputElement>(null)
  const dialog = useDialog(input, initialQuery)
  const listId = useId()
  const { query, set, composing, field } = useQuery(initialQuery, DELAY_MS)
  const [option, setOption] = useState<string>()
  // Another attempt starts from nothing: a refresh after a failure asks nothing.
  const [attempt, setAttempt] = useState(0)
  const version = useMemo(() => shownVersion(connection, active), [connection, active])
  // The field comes first; what asks is made behind its back.
  const ready = useDeferredValue(true, false)
  const saved = useSaved(connection.own.name)
  /** Enter was pressed before the results were there. */
  const wanted = useRef<{ inNewTab: boolean }>(undefined)

  const close = useCallback(() => dialog.current?.close(), [dialog])
  const options = () =>
    [...(dialog.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].filter((one) =>
      one.checkVisibility(),
    )
  const typing = field.value.trim() !== query
  const settled = () => !typing && !dialog.current?.querySelector('[role=listbox][aria-busy=true]')

  const onOpen = (event: MouseEvent<HTMLAnchorElement>, hit?: Hit) => {
    if (hit) saved.remember(hit)
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) return close()
    // Browsers open another tab by themselves for a real press alone.
    if (event.isTrusted) return
    event.preventDefault()
    window.open(event.currentTarget.href, '_blank', 'noopener')
  }
  const press = (inNewTab: boolean, element: HTMLElement | undefined) => {
    wanted.current = undefined
    element?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: inNewTab }),
    )
  }
  const onSettled = () => {
    if (wanted.current) press(wanted.current.inNewTab, options()[0])
  }
  const move = (by: number) => {
    const all = options()
    if (all.length === 0) return dialog.current?.querySelector<HTMLElement>('[data-saved]')?.focus()
    const next = all[(all.findIndex(({ id }) => id === option) + by + all.length) % all.length]
    setOption(next?.id)
    next?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (composing || event.nativeEvent.isComposing) return
    const inNewTab = event.ctrlKey || event.metaKey
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter') {
      if (settled())
        press(
          inNewTab,
          options().find(({ id }) => id === option),
        )
      else wanted.current = { inNewTab }
    }
    // A search field with words in it would keep the key to clear itself.
    // Said at once: a dialog tells of its closing a moment later, and Ctrl+K may come before.
    else if (event.key === 'Escape') {
      dialog.current?.close()
      onClose()
    } else {
      wanted.current = undefined
      return
    }
    event.preventDefault()
  }
  const onTry = (text: string) => {
    set(text)
    input.current?.focus()
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
        if (event.target === dialog.current) close()
      }}
    >
      <div className={styles.box}>
        <ModalHead
          ref={input}
          {...{ labels, field, onKeyDown }}
          listId={query ? listId : undefined}
          option={query ? option : undefined}
          onClear={() => onTry('')}
          onClose={close}
        />
        <div className={styles.body}>
          {!query && (
            <SavedList
              {...{ labels, saved, input }}
              onOpen={(event) => {
                if (!event.ctrlKey && !event.metaKey && !event.shiftKey) close()
              }}
            />
          )}
          <OptionsContext value={{ listId, active: option, setActive: setOption, onOpen }}>
            {ready && (
              <SearchSession key={attempt} {...{ connection, version, query }} perPage={PAGES}>
                {query && (
                  <ModalResults
                    {...{ connection, version, labels, locale, reportUrl, query, typing }}
                    {...{ onTry, onSettled }}
                    onRetry={() => {
                      wanted.current = undefined
                      setAttempt(attempt + 1)
                    }}
                  />
                )}
              </SearchSession>
            )}
          </OptionsContext>
        </div>
        <ModalFoot labels={labels} />
      </div>
    </dialog>
  )
}
