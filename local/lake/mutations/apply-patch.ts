import { Mutation as MutatorMutation } from '@sanity/mutator'
import { badRequest, mutationError } from '../http/errors.ts'
import type { UnfinishedDocument } from './working-copy.ts'

/**
 * The document after a patch, by Sanity's own patch library, which the Studio uses as well.
 * Throws 409 when `ifRevisionID` is not the document's, 400 when the patch cannot be applied.
 */
export function applyPatch(
  document: UnfinishedDocument,
  patch: Record<string, unknown>,
): UnfinishedDocument {
  const { ifRevisionID: expected, ...operations } = patch
  if (typeof expected === 'string' && expected !== document['_rev']) {
    const description = `The document "${document._id}" has unexpected revision ID "${String(document['_rev'])}", expected "${expected}"`
    throw mutationError({
      type: 'documentRevisionIDDoesNotMatchError',
      description,
      id: document._id,
      currentRevisionID: document['_rev'],
      expectedRevisionID: expected,
    })
  }
  try {
    const mutator = new MutatorMutation({
      mutations: [{ patch: { id: document._id, ...operations } }],
    })
    const patched = mutator.apply(structuredClone(document))
    if (!patched) throw new Error('the patch left no document')
    if (patched._id !== document._id) throw new Error('_id cannot be changed')
    if (typeof patched._type !== 'string') throw new Error('_type must stay a string')
    return patched
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw badRequest(`The patch of "${document._id}" cannot be applied: ${reason}`)
  }
}
