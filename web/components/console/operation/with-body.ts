import type { ConsoleOperation } from './console-operation.ts'

/** `operation` with `text` as its body. Stoplight uses the only example when it changes. */
export function withBody(operation: ConsoleOperation, text: string): ConsoleOperation {
  const examples = [{ id: 'body', key: 'body', value: text }]
  const contents = [{ id: 'json', mediaType: 'application/json', examples }]
  return { ...operation, request: { ...operation.request, body: { id: 'body', contents } } }
}
