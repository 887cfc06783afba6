import type { LakeDocument } from '../documents/document.ts'
import { isPublishedId, isVersionId, publishedIdOf } from '../documents/ids.ts'
import { badRequest } from '../http/errors.ts'
import { DocumentIndex } from '../store/document-index.ts'
import type { Store } from '../store/store.ts'

/** The documents as one request sees them. */
export type View = { index: DocumentIndex; referencing: (id: string) => string[] }

/** Newer API versions read published documents unless told otherwise, as the hosted service. */
export const defaultPerspective = (apiVersion: string) =>
  /^\d/.test(apiVersion) && apiVersion >= '2025-02-19' ? 'published' : 'raw'

function stacked(store: Store, layers: string[]): DocumentIndex {
  const index = new DocumentIndex()
  const rank = (document: LakeDocument) => {
    const id = document._id
    const name = isVersionId(id)
      ? String(id.split('.')[1])
      : isPublishedId(id)
        ? 'published'
        : 'drafts'
    const place = layers.indexOf(name)
    return place === -1 && name === 'published' ? layers.length : place
  }
  const best = new Map<string, LakeDocument>()
  for (const document of store.raw.all()) {
    const key = publishedIdOf(document._id)
    const current = best.get(key)
    if (rank(document) !== -1 && (!current || rank(document) < rank(current)))
      best.set(key, document)
  }
  for (const [id, document] of best)
    index.set(id, { ...document, _id: id, _originalId: document._id })
  return index
}

function indexFor(store: Store, perspective: string): DocumentIndex {
  if (perspective === 'raw') return store.raw
  if (perspective === 'published') return store.published
  if (perspective === 'drafts' || perspective === 'previewDrafts') return store.drafts
  const layers = perspective.split(',').map((layer) => layer.trim())
  if (layers.length === 2 && layers[0] === 'drafts' && layers[1] === 'published')
    return store.drafts
  if (layers.includes('raw') || layers.some((layer) => !/^[a-zA-Z0-9_-]+$/.test(layer)))
    throw badRequest(`The perspective "${perspective}" is not valid`, 'invalidPerspective')
  return stacked(store, layers)
}

/** What a request sees: without credentials only published documents with undotted ids. */
export function viewOf(store: Store, perspective: string, signedIn: boolean): View {
  const index = signedIn ? indexFor(store, perspective) : store.public
  const unmapped = index === store.raw || index === store.published || index === store.public
  return {
    index,
    referencing: (id) => {
      const sources = store.incoming.to(id)
      return unmapped ? sources : sources.map(publishedIdOf)
    },
  }
}
