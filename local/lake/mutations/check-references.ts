import { isRecord } from '../documents/document.ts'
import { mutationError } from '../http/errors.ts'
import type { Store } from '../store/store.ts'
import type { WorkingCopy } from './working-copy.ts'

const strongTargets = (value: unknown) =>
  referencesOf(value)
    .filter((reference) => reference.strong)
    .map((reference) => reference.id)

function checkNewReferences(copy: WorkingCopy): void {
  for (const [id, { before, after, index }] of copy.touched) {
    if (!after) continue
    const known = new Set(strongTargets(before))
    for (const target of strongTargets(after)) {
      if (known.has(target) || copy.get(target)) continue
      const description = `Document "${id}" references non-existent document "${target}"`
      throw mutationError(
        { type: 'documentReferenceDoesNotExistError', description, id, referenceID: target },
        index,
      )
    }
  }
}

/** Maps each target id to the documents changed by the transaction that refer to it. */
function pointingTo(copy: WorkingCopy): Map<string, string[]> {
  const sources = new Map<string, string[]>()
  for (const [source, { after }] of copy.touched) {
    for (const target of new Set(strongTargets(after))) {
      const known = sources.get(target)
      if (known) known.push(source)
      else sources.set(target, [source])
    }
  }
  return sources
}

/** Throws when a deleted document is still strongly referenced. Its type cannot change, as for every document. */
function checkReferenced(copy: WorkingCopy, store: Store): void {
  // Computed once: a transaction may delete a thousand drafts.
  let touched: Map<string, string[]> | undefined
  for (const [id, { before, after, index }] of copy.touched) {
    if (!before || after) continue
    touched ??= pointingTo(copy)
    const candidates = new Set([...store.referencing(id), ...(touched.get(id) ?? [])])
    const referencingIDs = [...candidates].filter(
      (source) => source !== id && strongTargets(copy.get(source)).includes(id),
    )
    if (referencingIDs.length === 0) continue
    const description = `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`
    throw mutationError(
      { type: 'documentHasExistingReferencesError', description, id, referencingIDs },
      index,
    )
  }
}

/**
 * At the end of a transaction, refuses strong references to missing documents and the deletion of strongly referenced
 * ones. Documents of one transaction may refer to each other.
 */
export function checkReferences(copy: WorkingCopy, store: Store): void {
  checkNewReferences(copy)
  checkReferenced(copy, store)
}

type Reference = { id: string; strong: boolean }

function collect(value: unknown, found: Map<string, boolean>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
    return
  }
  if (!isRecord(value)) return
  const target = value['_ref']
  if (
    typeof target === 'string' &&
    value['_dataset'] === undefined &&
    value['_projectId'] === undefined
  ) {
    found.set(target, found.get(target) === true || value['_weak'] !== true)
  }
  for (const field of Object.values(value)) collect(field, found)
}

/** The distinct documents that a value refers to; strong if at least one reference is. */
function referencesOf(value: unknown): Reference[] {
  const found = new Map<string, boolean>()
  collect(value, found)
  return [...found].map(([id, strong]) => ({ id, strong }))
}
