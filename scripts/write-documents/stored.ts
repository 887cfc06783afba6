/** Documents that one answer holds: a lake's answer has a limit of bytes. */
export const AT_ONCE = 100

/** A document as the lake has it. */
export interface Stored {
  _id: string
  [property: string]: unknown
}

/** What a document says, without what the lake and the import keep of it for themselves. */
export function said(document: object | undefined): Record<string, unknown> {
  const own = Object.entries(document ?? {})
  return Object.fromEntries(
    own.filter(([name]) => !/^(?:_rev|_createdAt|_updatedAt|_system|imported)$/.test(name)),
  )
}
