import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { missingFields } from '../../../samples/missing-fields.ts'
import type { ConsoleOperation } from '../operation/console-operation.ts'
import type { BodyField } from './body-field.ts'
import { type ReadBody, readBody } from './read-body.ts'

export type BodyView = 'form' | 'json'

export interface EditedBody {
  text: string
  read: ReadBody
  view: BodyView
  /** Required fields without a value. */
  missing: string[]
  show: (view: BodyView) => void
  write: (text: string) => void
}

interface UsedBody {
  /** Undefined if the body has no form. */
  body: EditedBody | undefined
  /** The operation for Stoplight, which includes the text of the body. */
  operation: ConsoleOperation
  /** Call this with the text of Stoplight's editor after each letter; a stable function. */
  onType: (text: string) => void
}

/** State of the body of `operation`: one text for the form and for Stoplight's editor. */
export function useBody(operation: ConsoleOperation, fields: readonly BodyField[]): UsedBody {
  const start = operation.request.body?.contents[0]?.examples[0]?.value ?? '{}'
  const [text, setText] = useState(start)
  const [given, setGiven] = useState(start)
  const [view, setView] = useState<BodyView>(() => (readBody(start).fault ? 'json' : 'form'))
  const read = useMemo(() => readBody(text), [text])
  const missing = useMemo(
    () => (read.fault ? [] : missingFields(fields, read.value)),
    [fields, read],
  )
  const hasForm = fields.length > 0

  const write = (next: string) => {
    // Stoplight only notices a changed text, so the text typed into its editor is passed to it first.
    if (given !== text) flushSync(() => setGiven(text))
    setGiven(next)
    setText(next)
    if (readBody(next).fault) setView('json')
  }

  return {
    body: hasForm ? { text, read, view, missing, show: setView, write } : undefined,
    operation: useMemo(
      () => (hasForm ? withBody(operation, given) : operation),
      [operation, hasForm, given],
    ),
    onType: setText,
  }
}

/** `operation` with `text` as its body. Stoplight uses the only example when it changes. */
function withBody(operation: ConsoleOperation, text: string): ConsoleOperation {
  const examples = [{ id: 'body', key: 'body', value: text }]
  const contents = [{ id: 'json', mediaType: 'application/json', examples }]
  return { ...operation, request: { ...operation.request, body: { id: 'body', contents } } }
}
