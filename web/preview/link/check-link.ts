import { createHash, timingSafeEqual } from 'node:crypto'
import {
  LONGEST_LINK_MS,
  type PreviewLink,
  partsOfToken,
  previewLink,
  previewLinkId,
} from '../../../schemas/preview-link.ts'

/** Compared with where there is no such link, so that an answer takes as long. */
const NOBODYS_HASH = '0'.repeat(64)

/** How wrong the clock of who made a link may be, ms. */
const CLOCK_MS = 5 * 60 * 1000

/**
 * The link that `token` opens at the moment `now` (ms since 1970); undefined when there is none, it
 * was taken back, it has expired, it lasts longer than any that the Studio makes, or the secret is
 * another one. `read` fetches a document by its id.
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

/** By the time at which the lake wrote the link: the times in it are those of who made it. */
function lasts({ expiresAt, _updatedAt }: PreviewLink, now: number): boolean {
  const ends = Date.parse(expiresAt)
  const written = _updatedAt === undefined ? now : Math.min(now, Date.parse(_updatedAt))
  return ends > now && ends <= written + LONGEST_LINK_MS + CLOCK_MS
}

/** Whether `hash` (hex) is the SHA-256 of `secret`, found out in the same time whatever differs. */
function matchesHash(secret: string, hash: string): boolean {
  const own = createHash('sha256').update(secret).digest()
  const other = Buffer.from(hash, 'hex')
  return other.length === own.length && timingSafeEqual(own, other)
}
