import type { Block } from '../../../blocks/lists/model.ts'
import type { BlockReferences } from '../blocks/block-references.ts'
import { fetchShownDocuments, type ShownDocuments } from '../blocks/shown-documents.ts'
import type { StoredChange } from '../changelog/changelog.ts'
import { fetchHistory, type PageSubjects } from '../changelog/history.ts'
import { enumsOf } from '../changelog/shared-use.ts'
import type { Reader } from '../lake/reader.ts'

export interface ShownWithHistory {
  shown: ShownDocuments
  subjects: PageSubjects
  /** The newest entries of the changelog about the page; empty for the changelog itself, which has them all. */
  history: StoredChange[]
}

/** The documents that `blocks` of the page show, and the page's history. */
export async function fetchShownWithHistory(
  reader: Reader,
  pageId: string,
  blocks: readonly Block[],
  references: BlockReferences,
): Promise<ShownWithHistory> {
  const shown = await fetchShownDocuments(reader, references)
  const subjects = subjectsOf(blocks, references, shown)
  const history = references.changelog ? [] : await fetchHistory(reader, [pageId], subjects)
  return { shown, subjects, history }
}

/** An explorer page leaves the shared definitions of its operation to the documentation page. */
function subjectsOf(
  blocks: readonly Block[],
  { operations, channels, enums, errors }: BlockReferences,
  shown: ShownDocuments,
): PageSubjects {
  const documents = new Set([...operations, ...channels, ...enums, ...errors])
  if (blocks.some((block) => block._type === 'operation' && block.explorer))
    return { documents, uses: [] }
  const ofOperations = [...shown.operations.values()].map(({ parameters, response, errors }) => ({
    enums: enumsOf([...parameters, ...response]),
    codes: errors,
  }))
  const ofChannels = [...shown.channels.values()].map(({ topics, messages }) => ({
    enums: enumsOf([
      ...topics.flatMap(({ parameters }) => parameters),
      ...messages.flatMap(({ fields }) => fields),
    ]),
    codes: [],
  }))
  return { documents, uses: [...ofOperations, ...ofChannels] }
}
