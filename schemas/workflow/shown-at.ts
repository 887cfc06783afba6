import { draftIdOf, publishedIdOf } from '../ids.ts'
import { isRecord } from '../is-record.ts'
import { fromOf } from '../publishing/redirects.ts'
import { pathOf, refOf } from '../publishing/stored.ts'
import { sectionOf } from './section.ts'
import { EMBEDDED, isShownEverywhere, sectionsOf } from './shown-kinds.ts'

/** What is read of a document here. */
export type Shown = { _id: string; _type: string; [field: string]: unknown }

/** The documents, drafts among them, that are asked for: with these ids, that refer to one, or that are pages with a block of the type. */
export type Asked =
  | { ids: readonly string[] }
  | { referringTo: readonly string[] }
  | { withBlock: string }

/** An answer that asks for documents on its way: whoever has a lake gives them, at once or in time. */
type Asking<Answer> = Generator<Asked, Answer, readonly Shown[]>

/** What pages with the changelog show: its entries, and the areas of the API as sidebars call them. */
const IN_CHANGELOG = ['changelogEntry', 'sidebar']

/** Ids of all documents that a value refers to, however the reference is written. */
export function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  if (!isRecord(value)) return []
  return [refOf(value) ?? [], Object.values(value).flatMap(refsIn)].flat()
}

/** Whether a card within the value shows the page in its own words. */
function hasCardOf(value: unknown, page: string): boolean {
  if (Array.isArray(value)) return value.some((item) => hasCardOf(item, page))
  if (!isRecord(value)) return false
  if (value['_type'] === 'card' && refOf(value['page']) === page) return true
  return Object.values(value).some((field) => hasCardOf(field, page))
}

const pathsOf = (documents: readonly Shown[]): string[] =>
  documents.flatMap((one) => (one._type === 'page' ? (pathOf(one) ?? []) : []))

const withDrafts = (ids: readonly string[]) => ({ ids: [...ids, ...ids.map(draftIdOf)] })

/**
 * Paths at which readers see the document, but for what is around every page or in the changelog: those of the
 * pages that the site makes again when it changes, without those that merely link to it. A draft of a page counts
 * as the page: what it shows must not change between its approval and its publishing.
 */
function* shownAt(document: Shown): Asking<string[]> {
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

/** What shows one of the documents in its own place: an enumeration gives operations the values of their fields. */
function* embedding(ids: readonly string[]): Asking<readonly Shown[]> {
  const holders = yield { referringTo: ids }
  const further = holders.flatMap((one) =>
    EMBEDDED.includes(one._type) ? publishedIdOf(one._id) : [],
  )
  const all = [...new Set([...ids, ...further])]
  return all.length > ids.length ? yield* embedding(all) : holders
}

/**
 * The one of `sections` in which readers see one of the documents, so that it needs two people before they do.
 * Who runs the site changes its settings alone.
 */
export function* sectionShowing(
  documents: readonly (Shown | null | undefined)[],
  { sections, runsSite }: { sections: readonly string[]; runsSite: boolean },
): Asking<string | undefined> {
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
