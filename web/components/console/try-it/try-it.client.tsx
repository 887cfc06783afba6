import './node-globals.ts'
import '../styles/dist/stoplight.css'
import {
  TryIt as StoplightTryIt,
  withMosaicProvider,
  withPersistenceBoundary,
  withStyles,
} from '@stoplight/elements-core'
import { computeTheme, useThemeStore } from '@stoplight/mosaic'
import { type KeyboardEvent, memo, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { BodyView } from '../body/use-body.ts'
import type { ConsoleLabels } from '../console-labels.ts'
import type { ConsoleOperation } from '../operation/console-operation.ts'
import type { EditedRequest } from '../samples/request-text.ts'
import { missingParameters, rename, translateStoplight } from './translate-stoplight.ts'
import styles from './try-it.module.css'

const Panel = withStyles(withPersistenceBoundary(withMosaicProvider(StoplightTryIt)))

export interface TryItProps {
  operation: ConsoleOperation
  /** Address of the REST API. */
  rest: string
  labels: ConsoleLabels
  /** The view of the body; Stoplight's editor is shown for JSON. Undefined if the body has no form. */
  bodyView: BodyView | undefined
  /** Called with the body at each typed letter; must be a stable function. */
  onType: (text: string) => void
  /** Called later with each change of the request; must be a stable function. */
  onRequest: (request: EditedRequest) => void
}

/** Stoplight's own console: parameters, body, and the send button. */
export const TryIt = memo(function TryIt({
  operation,
  rest,
  labels,
  bodyView,
  onType,
  onRequest,
}: TryItProps) {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // A single server: the environment is chosen above, with its warning.
  const httpOperation = useMemo(
    () => ({ ...operation, servers: [{ id: rest, url: rest }] }),
    [operation, rest],
  )
  useEffect(followColourMode, [])
  useEffect(() => {
    if (!box.current) return
    const panel = box.current
    const ours = translateStoplight(labels, () => missingParameters(panel))
    const amend = () => {
      amendMarkup(panel, labels.body)
      returnFocus(button)
      rename(panel, ours)
    }
    const observer = new MutationObserver(amend)
    observer.observe(panel, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['disabled'],
    })
    amend()
    return () => observer.disconnect()
  }, [labels])
  return (
    <div
      ref={box}
      className={`stoplight ${styles.panel}`}
      data-body-view={bodyView}
      onKeyDownCapture={letTabLeave}
      onInputCapture={({ target }) => {
        if (target instanceof HTMLTextAreaElement) onType(target.value)
      }}
      onFocusCapture={({ target }) => {
        button.current = target instanceof HTMLButtonElement ? target : null
      }}
    >
      <Panel
        httpOperation={httpOperation}
        onRequestChange={onRequest}
        tryItCredentialsPolicy="omit"
      />
    </div>
  )
})

/** Adds the accessible name of the editor, which Stoplight omits. */
function amendMarkup(panel: HTMLElement, bodyLabel: string): void {
  for (const editor of panel.querySelectorAll('textarea')) editor.ariaLabel = bodyLabel
}

/**
 * Returns the focus to a button that lost it while disabled during its call. There is no click event to handle, as the
 * button is disabled then.
 */
function returnFocus({ current }: RefObject<HTMLButtonElement | null>): void {
  if (!current?.isConnected || current.disabled || document.activeElement !== document.body) return
  current.focus({ preventScroll: true })
}

/** Stops the editor from indenting on Tab, which would trap keyboard users. */
function letTabLeave(event: KeyboardEvent): void {
  if (event.key === 'Tab' && event.target instanceof HTMLTextAreaElement) event.stopPropagation()
}

/** Gives Stoplight's highlighter, which reads no style sheet, the page's colour mode; returns the function to stop. */
function followColourMode(): () => void {
  const root = document.documentElement
  const follow = () => {
    const mode = root.dataset['theme'] === 'light' ? 'light' : 'dark'
    const { colorValues, invertedColorValues } = computeTheme({ colors: {} }, mode)
    const store = useThemeStore.getState()
    store.setColorValues(colorValues)
    store.setInvertedColorValues(invertedColorValues)
  }
  const observer = new MutationObserver(follow)
  observer.observe(root, { attributeFilter: ['data-theme'] })
  follow()
  return () => observer.disconnect()
}
