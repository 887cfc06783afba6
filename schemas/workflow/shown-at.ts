import { draftIdOf, publishedIdOf } from '../ids.ts'
import { isRecord } from '../is-record.ts'
import { fromOf } from '../publishing/redirects.ts'
import { pathOf, refOf } from '../publishing/stored.ts'
import { sectionOf } from './section.ts'
import { EMBEDDED, isShownEverywhere, sectionsOf } from './shown-kinds.ts'

/** The fields of a document that this module reads. */
export type SectionDocument = { _id: string; _type: string; [field: string]: unknown }

/** A request for documents including drafts: by id, by reference to one of the ids, or pages with a block of a type. */
export type DocumentRequest =
  | { ids: readonly string[] }
  | { referringTo: readonly string[] }
  | { withBlock: string }

/** A computation that yields requests for documents; a caller with synchronous or asynchronous access answers them. */
type DocumentRequests<Answer> = Generator<DocumentRequest, Answer, readonly SectionDocument[]>

/** Types that a changelog block shows: its entries, and the sidebars, whose titles name areas of the API. */
const IN_CHANGELOG = ['changelogEntry', 'sidebar']

/** Returns the ids of all references in a value, however they are written. */
export function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  if (!isRecord(value)) return []
  return [refOf(value) ?? [], Object.values(value).flatMap(refsIn)].flat()
}

/** Whether a value contains a card of the page, which shows the page's own text. */
function hasCardOf(value: unknown, page: string): boolean {
  if (Array.isArray(value)) return value.some((item) => hasCardOf(item, page))
  if (!isRecord(value)) return false
  if (value['_type'] === 'card' && refOf(value['page']) === page) return true
  return Object.values(value).some((field) => hasCardOf(field, page))
}

const pathsOf = (documents: readonly SectionDocument[]): string[] =>
  documents.flatMap((one) => (one._type === 'page' ? (pathOf(one) ?? []) : []))

const withDrafts = (ids: readonly string[]) => ({ ids: [...ids, ...ids.map(draftIdOf)] })

/**
 * Returns the paths of pages that show the document, that is, that are regenerated when it changes, without pages that
 * only link to it. Content around every page and in the changelog is handled elsewhere. A page's draft counts as the
 * page, because its content must not change between approval and publishing.
 */
function* shownAt(document: SectionDocument): DocumentRequests<string[]> {
  const { _id, _type } = document
  const id = publishedIdOf(_id)
  switch (_type) {
    case 'redirect':
      return [fromOf(document)]
    case 'page': {
      const holders = yield { referringTo: [id] }
      return pathsOf([document, ...holders.filter((holder) => hasCardOf(holder, id))])
    }
    case 'sidebar':
      return pathsOf(yield withDrafts(refsIn(document)))
    case 'announcement':
      return pathsOf(yield withDrafts(refsIn(yield withDrafts(sectionsOf(document)))))
    case 'changelogEntry':
      return pathsOf(yield withDrafts(refsIn(document['pages'])))
    default:
      return EMBEDDED.includes(_type) ? pathsOf(yield* embedding([id])) : []
  }
}

/** Returns the documents that embed one of `ids`: operations, for example, embed an enumeration's values. */
function* embedding(ids: readonly string[]): DocumentRequests<readonly SectionDocument[]> {
  const holders = yield { referringTo: ids }
  const further = holders.flatMap((one) =>
    EMBEDDED.includes(one._type) ? publishedIdOf(one._id) : [],
  )
  const all = [...new Set([...ids, ...further])]
  return all.length > ids.length ? yield* embedding(all) : holders
}

/**
 * Returns the one of `sections` in which readers see one of the documents, so that it needs a review. Administrators
 * change the site's settings without one.
 */
export function* sectionShowing(
  documents: readonly (SectionDocument | null | undefined)[],
  { sections, runsSite }: { sections: readonly string[]; runsSite: boolean },
): DocumentRequests<string | undefined> {
  if (sections.length === 0) return undefined
  const sectionIn = (paths: readonly string[]) =>
    paths.map((path) => sectionOf(path, sections)).find((section) => section !== undefined)
  const shown = documents.flatMap((one) => one ?? [])
  for (const document of shown) {
    if (isShownEverywhere(document, runsSite)) return sections[0]
    const section = sectionIn(yield* shownAt(document))
    if (section !== undefined) return section
  }
  if (!shown.some(({ _type }) => IN_CHANGELOG.includes(_type))) return undefined
  return sectionIn(pathsOf(yield { withBlock: 'changelog' }))
}
