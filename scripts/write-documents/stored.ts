/** Documents per request: the size of an answer of the lake is limited. */
export const DOCUMENTS_PER_REQUEST = 100

/** A document in the lake. */
export interface Stored {
  _id: string
  [property: string]: unknown
}

/** A document's content, without the fields that lake and import keep for themselves. */
export function comparableContent(document: object | undefined): Record<string, unknown> {
  const own = Object.entries(document ?? {})
  return Object.fromEntries(
    own.filter(([name]) => !/^(?:_rev|_createdAt|_updatedAt|_system|imported)$/.test(name)),
  )
}
