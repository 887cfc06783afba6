import type { User } from '../auth/users.ts'
import { differences } from '../documents/differences.ts'
import type { LakeDocument } from '../documents/document.ts'
import { isPublishedId, publishedIdOf } from '../documents/ids.ts'
import { mutationError } from '../http/errors.ts'

type Proposed = { id: string; before: LakeDocument | null; after: LakeDocument | null }

/** Steps of a path under which a translator may write. */
const TRANSLATED = /(^|\.)(zhTW|zhTWSource)(?=$|[.[])/

function refuse(proposed: Proposed, why: string): never {
  const permission = proposed.before ? 'update' : 'create'
  throw mutationError({
    type: 'insufficientPermissionsError',
    permission,
    id: proposed.id,
    description: `Insufficient permissions; permission "${permission}" required for "${proposed.id}": ${why}`,
  })
}

/**
 * A new draft is compared with its published document, and so is a discarded one: what a
 * translator starts from or throws away may differ from it in translations only.
 */
function assertOnlyTranslates(proposed: Proposed, read: (id: string) => LakeDocument | null): void {
  const { id } = proposed
  const published = isPublishedId(id) ? null : read(publishedIdOf(id))
  const before = proposed.before ?? published
  const after = proposed.after ?? published
  if (!before) refuse(proposed, 'a translator translates published documents and creates none')
  if (!after) refuse(proposed, 'a translator deletes no documents')
  const foreign = differences(before, after).find((path) => !TRANSLATED.test(path))
  if (foreign !== undefined)
    refuse(
      proposed,
      `a translator may change only what lies under zhTW, and this changes ${foreign}`,
    )
}

/** Throws 403 when the user's role does not allow the change of this document. */
export function assertMayChange(
  user: User | null,
  proposed: Proposed,
  read: (id: string) => LakeDocument | null,
): void {
  if (!user) refuse(proposed, 'nobody is signed in')
  if (user.role === 'administrator' || user.role === 'writer') return
  if (user.role === 'translator') assertOnlyTranslates(proposed, read)
  else refuse(proposed, 'a viewer only reads')
}
