import { fromOf } from '../../../../schemas/publishing/redirects.ts'
import { pathOf } from '../../../../schemas/publishing/stored.ts'
import { EMBEDDED } from '../../../../schemas/workflow/shown-kinds.ts'
import type { LakeDocument } from '../../documents/document.ts'
import { draftIdOf, publishedIdOf } from '../../documents/ids.ts'
import { referencesOf } from '../../documents/references.ts'
import { IncomingReferences } from '../../store/incoming-references.ts'
import type { Moment } from '../moment.ts'

/**
 * Paths at which readers see the document, but for what stands around every page. A draft of a page
 * counts as the page: what it shows must not change between its approval and its publishing.
 */
export function shownAt(document: LakeDocument, moment: Moment): string[] {
  const { _id, _type } = document
  if (_type === 'page') return [pathOf(document) ?? []].flat()
  if (_type === 'redirect') return [fromOf(document)]
  if (_type === 'sidebar')
    return referencesOf(document).flatMap(({ id }) => pathsOfPages([id, draftIdOf(id)], moment))
  if (_type === 'changelogEntry') return pathsOfPages(pagesWithChangelog(moment), moment)
  return EMBEDDED.includes(_type) ? pathsEmbedding(publishedIdOf(_id), moment) : []
}

/** Through others too: an enumeration gives operations and channels the values of their fields. */
function pathsEmbedding(id: string, moment: Moment): string[] {
  const paths: string[] = []
  const shown = new Set([id])
  for (const one of shown)
    for (const document of referringTo(one, moment)) {
      if (EMBEDDED.includes(document._type)) shown.add(publishedIdOf(document._id))
      paths.push(...shownAtPage(document))
    }
  return paths
}

const shownAtPage = (document: LakeDocument): string[] =>
  document._type === 'page' ? [pathOf(document) ?? []].flat() : []

/** Documents that refer to another, as they were or as they will be. */
function referringTo(id: string, moment: Moment): LakeDocument[] {
  const known = new IncomingReferences(moment.database).to(id)
  return states([...known, ...moment.touched], moment).filter((document) =>
    referencesOf(document).some((reference) => reference.id === id && document._id !== id),
  )
}

const pathsOfPages = (ids: readonly string[], moment: Moment): string[] =>
  states(ids, moment).flatMap(shownAtPage)

/** Each document as it was before the transaction, and as it will be after it. */
function states(ids: readonly string[], { before, after }: Moment): LakeDocument[] {
  return [...new Set(ids)].flatMap((id) => [before(id) ?? [], after(id) ?? []].flat())
}

/** The block names no entry: it shows all of them. Wherever it stands, its type stands in the text. */
const WITH_CHANGELOG = `SELECT id FROM documents WHERE instr(body, '"_type":"changelog"') > 0`

function pagesWithChangelog({ database, touched }: Moment): string[] {
  const known = database.prepare(WITH_CHANGELOG).all()
  return [...known.map((row) => String(row['id'])), ...touched]
}
