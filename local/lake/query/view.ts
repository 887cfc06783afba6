import type { LakeDocument } from '../documents/document.ts'
import { draftIdOf, isPublicId, isPublishedId, publishedIdOf } from '../documents/ids.ts'
import { isWithheld, type Viewer } from '../documents/withheld.ts'
import type { Condition } from '../store/condition.ts'
import type { Store } from '../store/store.ts'
import type { Perspective } from './perspective.ts'

/** The documents as one request sees them. */
export type View = {
  get: (id: string) => LakeDocument | undefined
  /** Ids, in order, of all documents that fulfil the condition, and perhaps of others. */
  select: (condition: Condition | null) => string[]
  /** Whether `select` by ids gives none but those. */
  exact: boolean
  /** How many documents were read from the disk until now, for whatever view. */
  documentsRead: () => number
  /** To be called when an evaluation was interrupted in the middle of whatever it was at. */
  recover: () => void
}

function filtered(store: Store, sees: (id: string) => boolean): View {
  return {
    get: (id) => (sees(id) ? (store.get(id) ?? undefined) : undefined),
    select: (condition) => store.select(condition).filter(sees),
    exact: true,
    documentsRead: () => store.documentsRead,
    recover: () => store.recover(),
  }
}

const dressed = new WeakMap<LakeDocument, LakeDocument>()

/** A draft or version as it would be once published, under the published id. */
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
  const shown = (id: string): LakeDocument | undefined => {
    const layer = layers.find(
      (name) => name === 'published' || store.hasUnpublished(idIn(name, id)),
    )
    const document = layer === undefined ? null : store.get(idIn(layer, id))
    return document ? underPublishedId(document) : undefined
  }
  return {
    get: (id) => (isPublishedId(id) ? shown(id) : undefined),
    select: (condition) => {
      // Ids are those of this view, so they name groups; a prefix does, too, but not in the store.
      const ids = store.select(condition && inGroups(condition))
      return [...new Set(ids.map(publishedIdOf))].sort()
    },
    exact: true,
    documentsRead: () => store.documentsRead,
    recover: () => store.recover(),
  }
}

/** The condition for stored documents whose group may fulfil it, or null for all. */
function inGroups(condition: Condition): Condition | null {
  if (condition.kind === 'idPrefix' || condition.kind === 'idAfter') return null
  if (condition.kind === 'id') return { kind: 'id', ids: condition.ids.filter(isPublishedId) }
  if (condition.kind !== 'and' && condition.kind !== 'or') return condition
  const parts = condition.parts.map(inGroups)
  const known = parts.filter((part) => part !== null)
  if (condition.kind === 'or')
    return known.length === parts.length ? { kind: 'or', parts: known } : null
  return known.length === 0 ? null : { kind: 'and', parts: known }
}

function inPerspective(store: Store, perspective: Perspective): View {
  if (perspective === 'raw') return filtered(store, () => true)
  return perspective === 'published' ? filtered(store, isPublishedId) : layered(store, perspective)
}

/** What a request sees: without credentials only published documents with undotted ids, and nothing that is withheld. */
export function viewOf(store: Store, perspective: Perspective, viewer: Viewer | null): View {
  const view = viewer ? inPerspective(store, perspective) : filtered(store, isPublicId)
  const get = (id: string) => {
    const document = view.get(id)
    return isWithheld(document, viewer) ? undefined : document
  }
  return { ...view, get }
}

/** A view in which `*` is one document alone: whether a filter takes it, is told by its result. */
export function viewOfOne(document: LakeDocument, get: View['get']): View {
  return {
    get: (id) => (id === document._id ? document : get(id)),
    select: () => [document._id],
    exact: false,
    documentsRead: () => 0,
    recover: () => {},
  }
}
