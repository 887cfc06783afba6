import type { StoredDocument } from './stored-documents.ts'

type Wanted = {
  mayRead: (document: StoredDocument) => boolean
  /** Types to export; null for all. */
  types: ReadonlySet<string> | null
}

/** The lines of an export, one document each. */
export function* exportLines(
  documents: Iterable<StoredDocument>,
  { mayRead, types }: Wanted,
): Generator<string> {
  for (const document of documents) {
    if (!mayRead(document)) continue
    // Written by this program only, from a stored document.
    if (types && !types.has((JSON.parse(document.body) as { _type: string })._type)) continue
    yield document.body
  }
}
