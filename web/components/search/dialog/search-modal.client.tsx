import {
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isComposing } from '../../../../schemas/is-composing.ts'
import { useCombobox } from '../field/use-combobox.client.tsx'
import { useField } from '../field/use-field.client.tsx'
import type { Hit } from '../hits/hit.ts'
import { OptionsContext } from '../hits/options.ts'
import { SavedList } from '../saved/saved-list.client.tsx'
import { useSaved } from '../saved/use-saved.client.tsx'
import { SearchSession } from '../session/search-session.client.tsx'
import { activeVersion, searchedVersion } from '../session/searched-version.ts'
import { ModalResults } from './modal-results.client.tsx'
import type { SearchPanelProps } from './search-panel.client.tsx'

export interface SearchModalProps extends SearchPanelProps {
  /** The surrounding dialog, and its field. */
  dialog: HTMLDialogElement
  input: HTMLInputElement
}

const PAGES = 8
/** Least interval between queries in ms, shorter than between typed letters. */
const DELAY_MS = 50

/** Content of the search dialog: mounted when it opens, unmounted when it closes. */
export function SearchModal({
  connection,
  labels,
  locale,
  reportUrl,
  dialog,
  input,
}: SearchModalProps) {
  const listId = useId()
  const { query, set, composing, text } = useField(input, DELAY_MS)
  const [option, setOption] = useState<string>()
  // A new attempt starts from nothing, as InstantSearch's refresh sends no request after a failure.
  const [attempt, setAttempt] = useState(0)
  const version = useMemo(() => searchedVersion(connection, activeVersion()), [connection])
  // The field is rendered first, and the search in a deferred render.
  const ready = useDeferredValue(true, false)
  const saved = useSaved(connection.own.name)
  /** Set when Enter was pressed before the results were shown. */
  const wanted = useRef<{ inNewTab: boolean }>(undefined)

  const options = () =>
    [...dialog.querySelectorAll<HTMLElement>('[role=option]')].filter((one) =>
      one.checkVisibility(),
    )
  const typing = text.trim() !== query
  const settled = () => !typing && !dialog.querySelector('[role=listbox][aria-busy=true]')

  const onOpen = (event: MouseEvent<HTMLAnchorElement>, hit?: Hit) => {
    if (hit) saved.remember(hit)
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) return dialog.close()
    // A browser opens another tab by itself only for a trusted event.
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
    // The list may be rendered a moment after its results are known.
    const [first] = options()
    if (wanted.current && first) press(wanted.current.inNewTab, first)
  }
  const move = (by: number) => {
    const all = options()
    if (all.length === 0) return dialog.querySelector<HTMLElement>('[data-saved]')?.focus()
    const next = all[(all.findIndex(({ id }) => id === option) + by + all.length) % all.length]
    setOption(next?.id)
    next?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (composing || isComposing(event) || event.key === 'Escape') return
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
    } else {
      wanted.current = undefined
      return
    }
    event.preventDefault()
  }
  useCombobox(input, { listId, option, isShown: query !== '' && option !== undefined, onKeyDown })
  useEffect(() => {
    const entered = input.dataset.entered
    delete input.dataset.entered
    if (entered !== undefined) wanted.current = { inNewTab: entered === 'tab' }
  }, [input])
  const onTry = useCallback(
    (words: string) => {
      set(words)
      input.focus()
    },
    [set, input],
  )

  return (
    <>
      {!query && (
        <SavedList
          {...{ labels, locale, saved, input }}
          onOpen={(event) => {
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close()
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
                  // The focused button is removed with its message.
                  input.focus()
                }}
              />
            )}
          </SearchSession>
        )}
      </OptionsContext>
    </>
  )
}
