import type { IdentifiedSanityDocumentStub } from '@sanity/client'
import { isRecord } from '../is-record.ts'

/** A document as the lake holds it. */
export interface Stored {
  _id: string
  _type: string
  _rev: string
  [field: string]: unknown
}

/** The path of a page, undefined where it has none or is of another type. */
export function pathOf(document: Record<string, unknown> | null | undefined): string | undefined {
  const slug = document?.['path']
  const path = isRecord(slug) ? slug['current'] : undefined
  return typeof path === 'string' && path !== '' ? path : undefined
}

/** The id that a reference names. */
export function refOf(value: unknown): string | undefined {
  const ref = isRecord(value) ? value['_ref'] : undefined
  return typeof ref === 'string' ? ref : undefined
}

/** The content under another id: revision and time of change start again. */
export function contentAs(
  id: string,
  document: Record<string, unknown> & { _type: string },
): IdentifiedSanityDocumentStub {
  const { _rev: _, _updatedAt: __, ...content } = document
  return { ...content, _id: id }
}

/** What people wrote in a document, without what the lake notes of it. */
export const ownFields = (document: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !/^_(?!type$)/.test(name)))
