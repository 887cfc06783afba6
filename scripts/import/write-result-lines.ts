import type { WriteResult } from '../write-documents/write-documents.ts'
import type { UpdateResult } from './update-pages.ts'

/** Lines for a terminal about the written documents; none for a run that wrote nothing. */
export function writeResultLines(
  documents: WriteResult | undefined,
  update: UpdateResult | undefined,
): string[] {
  const lines = documents
    ? [
        `Written: ${documents.written.length} documents. The same in the lake: ${documents.same.length}.`,
      ]
    : []
  const left = documents?.different ?? []
  if (!update)
    return [...lines, ...named('Otherwise there, and left so (--update looks into them):', left)]
  const menus = left.filter((id) => !id.startsWith('page-'))
  return [
    ...lines,
    ...named('Updated:', update.updated),
    ...named('Changed in the folder and here, or of no import; left:', update.edited),
    ...named('Of what stands around the pages the lake has another state; left:', menus),
    ...named('Imported once, and no more in the folder; left:', update.gone),
  ]
}

const named = (title: string, ids: readonly string[]) =>
  ids.length === 0 ? [] : [title, ...ids.map((id) => `  ${id}`)]
