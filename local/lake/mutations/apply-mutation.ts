import { randomUUID } from 'node:crypto'
import { mutationError } from '../http/errors.ts'
import { validationError } from '../http/refuse.ts'
import { applyPatch } from './apply-patch.ts'
import type { Mutation, PatchOperations, Selection } from './mutation.ts'
import type { UnfinishedDocument, WorkingCopy } from './working-copy.ts'

export type MutationOperation = 'create' | 'update' | 'delete' | 'none'
export type MutationResult = { id: string; operation: MutationOperation }

export type SelectIds = (query: string, params: Record<string, unknown>) => string[]

/** The given id; a missing id, or one that ends with a dot, gets a generated part. */
const newId = (given = '') => (given === '' || given.endsWith('.') ? given + randomUUID() : given)

function create(copy: WorkingCopy, document: { _id?: string | undefined; _type: string }) {
  const _id = newId(document._id)
  if (copy.get(_id)) {
    const description = `Document by ID "${_id}" already exists`
    throw mutationError({ type: 'documentAlreadyExistsError', description, id: _id })
  }
  return write(copy, { ...document, _id }, 'create')
}

/** A document's creation time: the given one, or the existing document's. */
function createdAtOf(document: UnfinishedDocument, existing: UnfinishedDocument | null): unknown {
  const given = document['_createdAt']
  if (given === undefined || given === null)
    return existing?._type === document._type ? existing['_createdAt'] : undefined
  if (typeof given === 'string' && !Number.isNaN(Date.parse(given))) return given
  throw validationError(document._id, `_createdAt of "${document._id}" is not a time`)
}

function write(
  copy: WorkingCopy,
  document: UnfinishedDocument,
  kind: 'create' | 'createOrReplace' | 'createIfNotExists',
): MutationResult[] {
  const id = newId(document._id)
  const existing = copy.get(id)
  if (existing && kind === 'createIfNotExists') return [{ id, operation: 'none' }]
  const { _rev: _, ...content } = document
  const _createdAt = createdAtOf(document, existing)
  const full = { ...content, _id: id, ...(_createdAt !== undefined && { _createdAt }) }
  // `ifRevisionID` refers to the revision before the transaction, so that stays.
  const kept = existing && { ...full, _rev: existing['_rev'] }
  copy.set(id, kept ?? full, { [kind]: full })
  return [{ id, operation: existing ? 'update' : 'create' }]
}

function patch(copy: WorkingCopy, id: string, operations: PatchOperations): MutationResult {
  const document = copy.get(id)
  if (!document) {
    const description = `The document with the ID "${id}" was not found`
    throw mutationError({ type: 'documentNotFoundError', description, id })
  }
  const { ifRevisionID: _, ...effective } = operations
  copy.set(id, applyPatch(document, operations), { patch: { ...effective, id } })
  return { id, operation: 'update' }
}

function remove(copy: WorkingCopy, id: string): MutationResult {
  if (!copy.get(id)) return { id, operation: 'none' }
  copy.set(id, null, { delete: { id } })
  return { id, operation: 'delete' }
}

/** Applies one mutation to the working copy and returns the operation on each document. */
export function applyMutation(
  copy: WorkingCopy,
  mutation: Mutation,
  select: SelectIds,
): MutationResult[] {
  if ('create' in mutation) return create(copy, mutation.create)
  if ('createOrReplace' in mutation) return write(copy, mutation.createOrReplace, 'createOrReplace')
  if ('createIfNotExists' in mutation)
    return write(copy, mutation.createIfNotExists, 'createIfNotExists')
  if ('delete' in mutation) return targetsOf(mutation.delete, select).map((id) => remove(copy, id))
  const { ids, operations } = patchTargets(mutation.patch, select)
  return ids.map((id) => patch(copy, id, operations))
}

const targetsOf = (target: Selection, select: SelectIds): string[] =>
  'id' in target ? [target.id] : select(target.query, target.params ?? {})

function patchTargets(asked: Selection & PatchOperations, select: SelectIds) {
  const ids = targetsOf(asked, select)
  if ('id' in asked) {
    const { id: _, ...operations } = asked
    return { ids, operations }
  }
  const { query: _query, params: _params, ...operations } = asked
  return { ids, operations }
}
