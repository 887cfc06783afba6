import type { User } from '../auth/users.ts'
import type { LakeDocument } from '../documents/document.ts'
import { isDraftId, isPublishedId, publishedIdOf } from '../documents/ids.ts'
import { mutationError } from '../http/errors.ts'
import { foreignChange } from './foreign-change.ts'
import { permits } from './permits.ts'

type Proposed = { id: string; before: LakeDocument | null; after: LakeDocument | null }

function refuse({ id, before }: Proposed, why: string): never {
  const missing = before ? 'update' : 'create'
  throw mutationError({
    type: 'insufficientPermissionsError',
    permission: missing,
    id,
    description: `Insufficient permissions; permission "${missing}" required for "${id}": ${why}`,
  })
}

function assertGranted({ role }: User, proposed: Proposed): void {
  const { before, after } = proposed
  const why = `the role ${role} has no such right on this document`
  // A replaced document may change its type: both what it was and what it becomes must be granted.
  if (before && !permits(role, 'update', before)) refuse(proposed, why)
  if (after && !permits(role, before ? 'update' : 'create', after)) refuse(proposed, why)
}

/** What the Studio of whoever opens the preview leaves for the site to check, and takes away again. */
const isPreviewSecret = (document: LakeDocument | null) =>
  document === null || (document._type === 'sanity.previewUrlSecret' && isDraftId(document._id))

/**
 * A new draft is compared with its published document, and so is a discarded one: what a
 * translator starts from or throws away may differ from it in translations only. Likewise what is
 * published: a draft with a writer's English in it waits for a writer, it is not published in part.
 */
function assertOnlyTranslates(proposed: Proposed, read: (id: string) => LakeDocument | null): void {
  const { id } = proposed
  if (isPreviewSecret(proposed.before) && isPreviewSecret(proposed.after)) return
  const published = isPublishedId(id) ? null : read(publishedIdOf(id))
  const before = proposed.before ?? published
  const after = proposed.after ?? published
  if (!before) refuse(proposed, 'a translator translates published documents and creates none')
  if (!after) refuse(proposed, 'a translator deletes no documents')
  const path = foreignChange(before, after)
  if (path !== null)
    refuse(proposed, `a translator may change only what lies under zhTW, and this changes ${path}`)
}

/** Throws 403 when the user's role does not allow the change of this document. */
export function assertMayChange(
  user: User | null,
  proposed: Proposed,
  read: (id: string) => LakeDocument | null,
): void {
  if (!user) refuse(proposed, 'nobody is signed in')
  assertGranted(user, proposed)
  if (user.role === 'translator') assertOnlyTranslates(proposed, read)
}
