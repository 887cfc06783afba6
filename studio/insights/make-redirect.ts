import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { draftIdOf, redirectId } from '../../schemas/ids.ts'
import { redirectTo } from '../../schemas/publishing/redirects.ts'
import { atPath } from '../../schemas/validation/at-paths.ts'

const known = z.array(
  z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string(), from: z.string() }),
)

export type MadeRedirect = { is: 'made'; id: string } | { is: 'taken' }

/**
 * Publishes the redirect from a path at which nothing is to a page; `taken` where a page or a redirect is at that path
 * by now. Rejects where the lake does not allow it.
 */
export async function makeRedirect(
  client: SanityClient,
  from: string,
  page: string,
): Promise<MadeRedirect> {
  const there = await atPath(client, from)
  if (there && (there.pages.length > 0 || there.redirects.length > 0)) return { is: 'taken' }
  const ids = [redirectId(from), draftIdOf(redirectId(from))]
  const others = known.parse(
    await client.fetch('*[_id in $ids]{_id, _type, _rev, from}', { ids }, { perspective: 'raw' }),
  )
  const redirect = redirectTo(page, from, others)
  await client.create(redirect, { returnDocuments: false })
  return { is: 'made', id: redirect._id }
}

/** Takes it back. */
export async function removeRedirect(client: SanityClient, id: string): Promise<void> {
  await client.delete(id, { returnDocuments: false })
}
