import type { Mutation } from '@sanity/client'
import type { Stored } from './stored.ts'

/**
 * Changes nothing, and fails the whole transaction when the document is not as it was read. Only a
 * patch can ask for a revision, and a patch needs something to do.
 */
export const assertRevision = ({ _id, _rev }: Stored): Mutation => ({
  patch: { id: _id, ifRevisionID: _rev, unset: ['_reserved_prop_'] },
})
