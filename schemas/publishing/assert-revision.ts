import type { Mutation } from '@sanity/client'
import type { Stored } from './stored.ts'

/**
 * Returns a mutation that changes nothing, but fails the transaction if the document has another revision than when it
 * was read. Only a patch can require a revision, and a patch needs an operation.
 */
export const assertRevision = ({ _id, _rev }: Stored): Mutation => ({
  patch: { id: _id, ifRevisionID: _rev, unset: ['_reserved_prop_'] },
})
