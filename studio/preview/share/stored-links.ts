import type { SanityClient } from 'sanity'
import { z } from 'zod'
import { PREVIEW_LINK, type PreviewLink, previewLink } from '../../../schemas/preview-link.ts'

const OF_PAGE = `*[_type == "${PREVIEW_LINK}" && pageId == $pageId] | order(expiresAt asc)`

/** The links to a page that still work at `now` (ms since 1970), the one that ends first in front. */
export async function linksTo(
  client: SanityClient,
  pageId: string,
  now: number,
): Promise<PreviewLink[]> {
  const found = z.array(previewLink).parse(await client.fetch(OF_PAGE, { pageId }, RAW))
  return found.filter((link) => Date.parse(link.expiresAt) > now)
}

/** Keeps a link, and forgets those of the same page that have ended. */
export async function keepLink(
  client: SanityClient,
  link: PreviewLink,
  now: number,
): Promise<void> {
  const known = z
    .array(previewLink)
    .parse(await client.fetch(OF_PAGE, { pageId: link.pageId }, RAW))
  const ended = known.filter((one) => Date.parse(one.expiresAt) <= now)
  const transaction = client.transaction().create(link)
  for (const { _id } of ended) transaction.delete(_id)
  await transaction.commit()
}

/** Makes a link lead nowhere, at once. */
export const revokeLink = (client: SanityClient, id: string): Promise<unknown> => client.delete(id)

const RAW = { perspective: 'raw' } as const
