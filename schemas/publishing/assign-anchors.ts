import { withAnchors } from '../heading-anchors.ts'
import { isRecord } from '../is-record.ts'

type Fields = { readonly [field: string]: unknown }

/** Returns the document to publish, in which each heading has its anchor in `before`, or a new one. */
export function assignAnchors<Document extends Fields>(
  document: Document,
  before: Fields | null | undefined,
): Document {
  const body = document['body']
  if (document['_type'] !== 'page' || !isRecord(body)) return document
  const known = before?.['body']
  const own = withAnchors(body, isRecord(known) ? known : {})
  return own === body ? document : { ...document, body: own }
}
