import type { IdentifiedSanityDocumentStub } from '@sanity/client'
import { isRecord } from '../is-record.ts'

/** A document as stored in the lake. */
export interface Stored {
  _id: string
  _type: string
  _rev: string
  [field: string]: unknown
}

/** Returns a page's path; undefined for a page without one and for other types. */
export function pathOf(document: Record<string, unknown> | null | undefined): string | undefined {
  const slug = document?.['path']
  const path = isRecord(slug) ? slug['current'] : undefined
  return typeof path === 'string' && path !== '' ? path : undefined
}

/** Returns the id in a reference. */
export function refOf(value: unknown): string | undefined {
  const ref = isRecord(value) ? value['_ref'] : undefined
  return typeof ref === 'string' ? ref : undefined
}

/** Returns a document's content with another id, without revision and update time, which the lake sets anew. */
export function contentAs(
  id: string,
  document: Record<string, unknown> & { _type: string },
): IdentifiedSanityDocumentStub {
  const { _rev: _, _updatedAt: __, ...content } = document
  return { ...content, _id: id }
}

/** Returns the fields that users write, without the lake's metadata. */
export const ownFields = (document: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !/^_(?!type$)/.test(name)))
