import type { Locale } from '../../config/locales.ts'
import { messages } from '../../messages/messages.ts'
import type { OperationSection } from '../model/page-data.ts'
import { scopedAnchor } from './operation-scopes.ts'
import type { StoredOperation } from './stored-operation.ts'

/** The headings of an operation block. Anchors are the same in every locale. */
export function operationSections(
  operation: StoredOperation,
  locale: Locale,
  scope = '',
): OperationSection[] {
  const words = messages[locale]
  const sections: (OperationSection & { shown: boolean })[] = [
    {
      kind: 'parameters',
      anchor: 'request-parameters',
      text: words['operation.parameters'],
      shown: true,
    },
    {
      kind: 'response',
      anchor: 'response-parameters',
      text: words['operation.response'],
      shown: operation.response.length > 0,
    },
    {
      kind: 'requestExample',
      anchor: 'request-example',
      text: words['operation.requestExample'],
      shown: operation.requestExamples.length > 0,
    },
    {
      kind: 'responseExample',
      anchor: 'response-example',
      text: words['operation.responseExample'],
      shown: operation.responseExamples.length > 0,
    },
  ]
  return sections
    .filter(({ shown }) => shown)
    .map(({ kind, anchor, text }) => ({ kind, anchor: scopedAnchor(anchor, scope), text }))
}
