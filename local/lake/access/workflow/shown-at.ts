import { fromOf } from '../../../../schemas/publishing/redirects.ts'
import { pathOf } from '../../../../schemas/publishing/stored.ts'
import { EMBEDDED, sectionsOf } from '../../../../schemas/workflow/shown-kinds.ts'
import type { LakeDocument } from '../../documents/document.ts'
import { draftIdOf, publishedIdOf } from '../../documents/ids.ts'
import { referencesOf } from '../../documents/references.ts'
import type { ChangeContext } from '../moment.ts'
import { embedding, pathsOfPages, pathsWithChangelog } from './pages-showing.ts'

/**
 * Paths at which readers see the document, but for what stands around every page: as all was before the
 * transaction, and as it will be after it. A draft of a page counts as the page: what it shows must not
 * change between its approval and its publishing.
 */
export function shownAt(document: LakeDocument, moment: ChangeContext): string[] {
  const { _id, _type } = document
  if (_type === 'page') return pathsOf(document)
  if (_type === 'redirect') return [fromOf(document)]
  const changed = moment.touched.flatMap((id) => moment.after(id) ?? [])
  if (_type === 'sidebar') {
    const ids = referencesOf(document).flatMap(({ id }) => [id, draftIdOf(id)])
    const here = changed.filter((one) => ids.includes(one._id))
    return [...pathsOfPages(moment.database, ids), ...here.flatMap(pathsOf)]
  }
  if (_type === 'announcement')
    return sectionsOf(document)
      .flatMap((id) => [moment.before(id) ?? [], moment.after(id) ?? []].flat())
      .flatMap((sidebar) => shownAt(sidebar, moment))
  if (_type === 'changelogEntry')
    return [...pathsWithChangelog(moment.database), ...changed.flatMap(pathsOf)]
  return EMBEDDED.includes(_type) ? pathsEmbedding([publishedIdOf(_id)], changed, moment) : []
}

function pathsEmbedding(ids: string[], changed: LakeDocument[], moment: ChangeContext): string[] {
  const known = embedding(moment.database, ids)
  const refers = (document: LakeDocument) =>
    referencesOf(document).some(({ id }) => known.ids.includes(id))
  const holders = changed.filter(refers)
  const further = holders
    .filter(({ _type }) => EMBEDDED.includes(_type))
    .map(({ _id }) => publishedIdOf(_id))
    .filter((id) => !known.ids.includes(id))
  if (further.length > 0) return pathsEmbedding([...known.ids, ...further], changed, moment)
  return [...known.paths, ...holders.flatMap(pathsOf)]
}

const pathsOf = (document: LakeDocument): string[] =>
  document._type === 'page' ? [pathOf(document) ?? []].flat() : []
