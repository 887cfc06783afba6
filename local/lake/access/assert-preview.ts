import { z } from 'zod'
import { ENDED_SESSIONS } from '../../../schemas/ended-sessions.ts'
import { MAX_LINK_MS, PREVIEW_LINK, previewLink } from '../../../schemas/preview-link.ts'
import type { User } from '../auth/users.ts'
import type { LakeDocument } from '../documents/document.ts'
import { isDraftId } from '../documents/ids.ts'
import { isPreviewSecret } from '../documents/withheld.ts'
import { validationError } from '../http/refuse.ts'
import type { ChangeContext } from './moment.ts'
import { type ProposedChange, refuseChange } from './refuse-change.ts'

/** Tolerated error of a user's clock, in ms. */
const CLOCK_MS = 5 * 60 * 1000

const isLink = (document: LakeDocument | null) => document?._type === PREVIEW_LINK

/**
 * Whether the change concerns a preview secret or link: the Studio creates and deletes these for the site to check when
 * a user opens, shares or ends a preview.
 */
export const isOfPreview = ({ before, after }: ProposedChange): boolean =>
  [before, after].every(
    (document) =>
      document === null ||
      (document._type === ENDED_SESSIONS && document._id.startsWith(`${ENDED_SESSIONS}.`)) ||
      (isPreviewSecret(document) && isDraftId(document._id)) ||
      (isLink(document) && document._id.startsWith(`${PREVIEW_LINK}.`)),
  )

/** Throws 403 when the secret or link belongs to another user or expires too late; 400 when it is malformed. */
export function assertPreview(user: User, proposed: ProposedChange, { now }: ChangeContext): void {
  const { before, after } = proposed
  if ([before, after].some((one) => isPreviewSecret(one) && one?.['userId'] !== user.id))
    refuseChange(proposed, `a secret for a preview is its user's own: set userId to ${user.id}`)
  if (!isLink(after) || !after) return
  const link = read(after)
  const known = isLink(before) && before ? read(before) : undefined
  const ends = Date.parse(link.expiresAt)
  if (known) {
    const others = (one: typeof link) => JSON.stringify({ ...one, expiresAt: '', _updatedAt: '' })
    if (others(known) === others(link) && ends <= Date.parse(known.expiresAt)) return
    refuseChange(
      proposed,
      'a link to a preview is ended sooner or deleted, not changed: make another',
    )
  }
  if (link.createdBy !== user.name)
    refuseChange(proposed, `you are ${user.name}, and the link would be ${link.createdBy}'s`)
  if (ends > now + MAX_LINK_MS + CLOCK_MS)
    refuseChange(
      proposed,
      `a link works for ${MAX_LINK_MS / 86_400_000} days at most, and this one would until ${link.expiresAt}`,
    )
}

function read(document: LakeDocument) {
  const result = previewLink.safeParse(document)
  if (result.success) return result.data
  const why = z.prettifyError(result.error)
  throw validationError(document._id, `The link "${document._id}" cannot be read: ${why}`)
}
