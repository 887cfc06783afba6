import { createHash, timingSafeEqual } from 'node:crypto'
import {
  MAX_LINK_MS,
  type PreviewLink,
  partsOfToken,
  previewLink,
  previewLinkId,
} from '../../../schemas/preview-link.ts'

/** Compared when no such link exists, so that the response takes as long. */
const NOBODYS_HASH = '0'.repeat(64)

/** Tolerated clock error of the link's creator, ms. */
const CLOCK_MS = 5 * 60 * 1000

/**
 * The link that `token` opens at `now` (ms since 1970); undefined for an unknown, revoked or expired link, one that
 * lasts longer than any of the Studio's, and a wrong secret. `read` fetches a document by its id.
 */
export async function checkLink(
  token: string | undefined,
  now: number,
  read: (id: string) => Promise<unknown>,
): Promise<PreviewLink | undefined> {
  const parts = partsOfToken(token ?? '')
  if (!parts) return undefined
  const found = previewLink.safeParse(await read(previewLinkId(parts.name)))
  const matches = matchesHash(parts.secret, found.data?.secretHash ?? NOBODYS_HASH)
  if (!found.success || !matches) return undefined
  return lasts(found.data, now) ? found.data : undefined
}

/** Uses the time at which the lake wrote the link: the times in it are from its creator's clock. */
function lasts({ expiresAt, _updatedAt }: PreviewLink, now: number): boolean {
  const ends = Date.parse(expiresAt)
  const written = _updatedAt === undefined ? now : Math.min(now, Date.parse(_updatedAt))
  return ends > now && ends <= written + MAX_LINK_MS + CLOCK_MS
}

/** Whether `hash` (hex) is the SHA-256 of `secret`, compared in constant time. */
function matchesHash(secret: string, hash: string): boolean {
  const own = createHash('sha256').update(secret).digest()
  const other = Buffer.from(hash, 'hex')
  return other.length === own.length && timingSafeEqual(own, other)
}
