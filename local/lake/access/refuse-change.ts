import type { LakeDocument } from '../documents/document.ts'
import { mutationError } from '../http/errors.ts'

export type ProposedChange = { id: string; before: LakeDocument | null; after: LakeDocument | null }

/** Throws 403 with the missing permission and the reason. */
export function refuseChange({ id, before }: ProposedChange, why: string): never {
  const missing = before ? 'update' : 'create'
  throw mutationError({
    type: 'insufficientPermissionsError',
    permission: missing,
    id,
    description: `Insufficient permissions; permission "${missing}" required for "${id}": ${why}`,
  })
}
