import './node-globals.ts'
import '../styles/dist/stoplight.css'
import {
  TryIt as StoplightTryIt,
  withMosaicProvider,
  withPersistenceBoundary,
  withStyles,
} from '@stoplight/elements-core'
import { type KeyboardEvent, memo, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { BodyView } from '../body/use-body.ts'
import type { ConsoleLabels } from '../console-labels.ts'
import type { ConsoleOperation } from '../operation/console-operation.ts'
import type { EditedRequest } from '../samples/request-text.ts'
import { followColourMode } from './follow-colour-mode.ts'
import { missingParameters, ownWords, rename } from './own-words.ts'
import styles from './try-it.module.css'

const Panel = withStyles(withPersistenceBoundary(withMosaicProvider(StoplightTryIt)))

export interface TryItProps {
  operation: ConsoleOperation
  /** Address of the REST API. */
  rest: string
  labels: ConsoleLabels
  /** How the body is edited; only as JSON it is here. Absent where the body has no form. */
  bodyView: BodyView | undefined
  /** Told of the body with each letter that is typed; must stay the same function. */
  onType: (text: string) => void
  /** Told later of each change of what would be sent; must stay the same function. */
  onRequest: (request: EditedRequest) => void
}

/** Stoplight's own console: parameters, body, and the button that sends. */
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
  // One server: the environment is chosen above, where its warning is.
  const httpOperation = useMemo(
    () => ({ ...operation, servers: [{ id: rest, url: rest }] }),
    [operation, rest],
  )
  useEffect(followColourMode, [])
  useEffect(() => {
    if (!box.current) return
    const panel = box.current
    const ours = ownWords(labels, () => missingParameters(panel))
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

/** What Stoplight leaves out: a name for the editor. */
function amendMarkup(panel: HTMLElement, bodyLabel: string): void {
  for (const editor of panel.querySelectorAll('textarea')) editor.ariaLabel = bodyLabel
}

/**
 * A button that is switched off while its call is under way loses the focus, which it gets back. There is no click of
 * it: it is off by then.
 */
function returnFocus({ current }: RefObject<HTMLButtonElement | null>): void {
  if (!current?.isConnected || current.disabled || document.activeElement !== document.body) return
  current.focus({ preventScroll: true })
}

/** The editor would indent by the key, and hold those fast who have no mouse. */
function letTabLeave(event: KeyboardEvent): void {
  if (event.key === 'Tab' && event.target instanceof HTMLTextAreaElement) event.stopPropagation()
}
