import type { WriteResult } from '../write-documents/write-documents.ts'
import type { ReportedConflict } from './update/conflicts.ts'
import type { UpdateResult } from './update/update-pages.ts'

/** What came of the documents in the lake, as lines for a terminal; nothing of a run that wrote none. */
export function writtenLines(
  documents: WriteResult | undefined,
  update: (Omit<UpdateResult, 'conflicts'> & { conflicts: ReportedConflict[] }) | undefined,
): string[] {
  const lines = documents
    ? [
        `Written: ${documents.written.length} documents. The same in the lake: ${documents.same.length}.`,
      ]
    : []
  if (!update) {
    const left = documents?.different ?? []
    return left.length === 0
      ? lines
      : [
          ...lines,
          `Otherwise there, and left so (--update looks into them): ${left.length}`,
          ...names(left),
        ]
  }
  const { updated, unknown, gone, conflicts } = update
  const menus = documents?.different.filter((id) => !id.startsWith('page-')) ?? []
  return [
    ...conflictLines(conflicts),
    ...lines,
    `Updated: ${updated.length} documents. Conflicts: ${conflicts.length}.`,
    ...names(updated),
    ...(unknown.length > 0
      ? ['In the lake, though no import has told what it wrote; left:', ...names(unknown)]
      : []),
    ...(menus.length > 0
      ? ['Of what stands around the pages the lake has another state; left:', ...names(menus)]
      : []),
    ...(gone.length > 0 ? ['Imported once, and no more in the folder; left:', ...names(gone)] : []),
  ]
}

const names = (ids: readonly string[]) => ids.map((id) => `  ${id}`)

/** Conflicts as lines for a terminal, both sides below each. */
function conflictLines(conflicts: readonly ReportedConflict[]): string[] {
  return conflicts.flatMap(({ file, line, id, what, studio, folder }) => [
    `${file}:${line}: conflict: the ${what} of ${id} was changed in the Studio and in the folder; the Studio's stays.`,
    ...indented('Studio', studio),
    ...indented('folder', folder),
  ])
}

function indented(name: string, text: string | null): string[] {
  if (text === null) return [`  ${name}: taken away`]
  return text.split('\n').map((line, index) => `  ${index === 0 ? `${name}: ` : '        '}${line}`)
}
