import {
  type PreviewLink,
  partsOfToken,
  previewLink,
  previewLinkId,
} from '../../../schemas/preview-link.ts'
import { matchesHash } from './matches-hash.ts'

/** Compared with where there is no such link, so that an answer takes as long. */
const NOBODYS_HASH = '0'.repeat(64)

/**
 * The link that `token` opens at the moment `now` (ms since 1970); undefined when there is none, it
 * was taken back, it has expired, or the secret is another one. `read` fetches a document by its id.
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
  if (!found.success || !matches || Date.parse(found.data.expiresAt) <= now) return undefined
  return found.data
}
