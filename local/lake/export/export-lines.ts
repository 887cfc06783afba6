import type { StoredDocument } from './stored-documents.ts'

/** Documents of one page when a client asks for pages. */
const PAGE = 1000

type Wanted = {
  mayRead: (document: StoredDocument) => boolean
  /** Types to export; null for all. */
  types: ReadonlySet<string> | null
  paged: boolean
}

/** A page's cursor names its last document, in letters that can stand in an address. */
export const cursorOf = (id: string) => Buffer.from(id).toString('base64url')
export const idOfCursor = (cursor: string) => Buffer.from(cursor, 'base64url').toString()

function isWanted(document: StoredDocument, { mayRead, types }: Wanted): boolean {
  if (!mayRead(document)) return false
  if (!types) return true
  // Written by this program only, from a stored document.
  return types.has((JSON.parse(document.body) as { _type: string })._type)
}

/** The lines of an export, one document each; a page that is not the last ends with its cursor. */
export function* exportLines(
  documents: Iterable<StoredDocument>,
  wanted: Wanted,
): Generator<string> {
  let sent = 0
  let last = ''
  for (const document of documents) {
    if (!isWanted(document, wanted)) continue
    if (wanted.paged && sent === PAGE) {
      yield JSON.stringify({ nextCursor: cursorOf(last) })
      return
    }
    yield document.body
    sent += 1
    last = document.id
  }
}
