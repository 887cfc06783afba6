import { randomUUID } from 'node:crypto'
import { isValidId } from '../documents/ids.ts'
import { badRequest, mutationError } from '../http/errors.ts'
import { applyPatch } from './apply-patch.ts'
import type { Mutation } from './mutation.ts'
import type { UnfinishedDocument, WorkingCopy } from './working-copy.ts'

export type Operation = 'create' | 'update' | 'delete' | 'none'
export type MutationResult = { id: string; operation: Operation }

/** Finds the ids of the documents that a mutation's query selects. */
export type SelectIds = (query: string, params: Record<string, unknown>) => string[]

function newId(given: string | undefined): string {
  const id = given === undefined || given === '' ? randomUUID() : given
  // `drafts.` alone asks for a generated id in that place.
  const full = id.endsWith('.') ? id + randomUUID() : id
  if (!isValidId(full))
    throw badRequest(
      `Document ID "${full}" is not allowed: use a-z, A-Z, 0-9, _, - and dots, up to 128 characters.`,
    )
  return full
}

function create(copy: WorkingCopy, document: Record<string, unknown> & { _type: string }) {
  const _id = newId(typeof document['_id'] === 'string' ? document['_id'] : undefined)
  if (copy.get(_id)) {
    const description = `Document by ID "${_id}" already exists`
    throw mutationError({ type: 'documentAlreadyExistsError', description, id: _id })
  }
  return write(copy, { ...document, _id }, 'create')
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
  const createdAt = content['_createdAt'] ?? existing?.['_createdAt']
  const full = { ...content, _id: id, ...(createdAt !== undefined && { _createdAt: createdAt }) }
  copy.set(id, full, { [kind]: full })
  return [{ id, operation: existing ? 'update' : 'create' }]
}

function patch(copy: WorkingCopy, id: string, operations: Record<string, unknown>): MutationResult {
  const document = copy.get(id)
  if (!document) {
    const description = `The document with the ID "${id}" was not found`
    throw mutationError({ type: 'documentNotFoundError', description, id })
  }
  const { ifRevisionID: _, ...told } = operations
  copy.set(id, applyPatch(document, operations), { patch: { ...told, id } })
  return { id, operation: 'update' }
}

function remove(copy: WorkingCopy, id: string): MutationResult {
  if (!copy.get(id)) return { id, operation: 'none' }
  copy.set(id, null, { delete: { id } })
  return { id, operation: 'delete' }
}

/** Applies one mutation to the working copy and says what it did to which documents. */
export function applyMutation(
  copy: WorkingCopy,
  mutation: Mutation,
  select: SelectIds,
): MutationResult[] {
  if ('create' in mutation) return create(copy, mutation.create)
  if ('createOrReplace' in mutation) return write(copy, mutation.createOrReplace, 'createOrReplace')
  if ('createIfNotExists' in mutation)
    return write(copy, mutation.createIfNotExists, 'createIfNotExists')
  if ('delete' in mutation) {
    const target = mutation.delete
    return targets(target, select).map((id) => remove(copy, id))
  }
  const { id: _id, query: _query, params: _params, ...operations } = mutation.patch
  return targets(mutation.patch, select).map((id) => patch(copy, id, operations))
}

function targets(target: Record<string, unknown>, select: SelectIds): string[] {
  if (typeof target['id'] === 'string') return [target['id']]
  const params = target['params']
  return select(
    String(target['query']),
    typeof params === 'object' && params !== null ? { ...params } : {},
  )
}
