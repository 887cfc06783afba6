import type { LakeDocument } from '../documents/document.ts'
import { draftIdOf, isPublicId, isPublishedId, publishedIdOf } from '../documents/ids.ts'
import { isWithheld, type Viewer } from '../documents/withheld.ts'
import type { Condition } from '../store/select-ids.ts'
import type { Store } from '../store/store.ts'
import type { Perspective } from './perspective.ts'

/** The documents that a request may see. */
export type View = {
  get: (id: string) => LakeDocument | undefined
  /** Ids, in order, of all documents that fulfil the condition, and possibly of others. */
  select: (condition: Condition | null) => string[]
}

const filtered = (store: Store, sees: (id: string) => boolean): View => ({
  get: (id) => (sees(id) ? (store.get(id) ?? undefined) : undefined),
  select: (condition) => store.select(condition).filter(sees),
})

const dressed = new WeakMap<LakeDocument, LakeDocument>()

/** A draft or version as if published: under the published id. */
function underPublishedId(document: LakeDocument): LakeDocument {
  const known = dressed.get(document)
  if (known) return known
  const _id = publishedIdOf(document._id)
  const copy = { ...document, _id, _originalId: document._id }
  dressed.set(document, copy)
  return copy
}

function layered(store: Store, layers: readonly string[]): View {
  const idIn = (layer: string, id: string) =>
    layer === 'published' ? id : layer === 'drafts' ? draftIdOf(id) : `versions.${layer}.${id}`
  return {
    get: (id) => {
      if (!isPublishedId(id)) return undefined
      for (const layer of layers) {
        const document = store.get(idIn(layer, id))
        if (document) return underPublishedId(document)
      }
      return undefined
    },
    // The ids stand for groups of draft, versions and published document, and so do the results of other conditions.
    select: (condition) => [...new Set(store.select(condition).map(publishedIdOf))].sort(),
  }
}

function inPerspective(store: Store, perspective: Perspective): View {
  if (perspective === 'raw') return filtered(store, () => true)
  return perspective === 'published' ? filtered(store, isPublishedId) : layered(store, perspective)
}

/** The view of a request: without credentials only published documents with undotted ids, and none that is hidden. */
export function viewOf(store: Store, perspective: Perspective, viewer: Viewer | null): View {
  const view = viewer ? inPerspective(store, perspective) : filtered(store, isPublicId)
  const get = (id: string) => {
    const document = view.get(id)
    return isWithheld(document, viewer) ? undefined : document
  }
  return { ...view, get }
}

/** A view in which `*` is a single document, to test whether a filter selects it. */
export const viewOfOne = (document: LakeDocument, get: View['get']): View => ({
  get: (id) => (id === document._id ? document : get(id)),
  select: () => [document._id],
})
