import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { draftIdOf, redirectId } from '../../schemas/ids.ts'
import { redirectTo } from '../../schemas/publishing/redirects.ts'
import { atPath } from '../../schemas/validation/at-paths.ts'

const known = z.array(
  z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string(), from: z.string() }),
)

export type RedirectResult = { is: 'made'; id: string } | { is: 'taken' }

/**
 * Publishes a redirect from the unused path `from` to a page; returns `taken` if a page or redirect now has that path.
 * Rejects if the lake refuses.
 */
export async function makeRedirect(
  client: SanityClient,
  from: string,
  page: string,
): Promise<RedirectResult> {
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

/** Deletes a redirect that `makeRedirect` published. */
export async function removeRedirect(client: SanityClient, id: string): Promise<void> {
  await client.delete(id, { returnDocuments: false })
}
