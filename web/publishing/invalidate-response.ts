import 'server-only'
import { z } from 'zod'
import { ownSecret } from '../config/secrets/own-secret.ts'
import { siteState } from '../content/cache/site-state.ts'
import { invalidationSchema } from '../server/cluster/invalidation.ts'
import { revalidate, revalidateStale } from './revalidate.ts'
import { hasBearerSecret } from './scheduled/cron-request.ts'

const body = z.array(invalidationSchema)

/**
 * Invalidates the tags of changes that another instance or an earlier process received, and notes the revisions in the
 * search. Only this process may call it, because Next revalidates only within a request. Else 401.
 */
export async function invalidateResponse(request: Request): Promise<Response> {
  if (!hasBearerSecret(request, ownSecret())) return new Response('Unauthorized', { status: 401 })
  const changes = body.parse(await request.json())
  revalidate([...new Set(changes.flatMap(({ tags }) => tags))])
  revalidateStale()
  for (const { of = 'pages', document, rev } of changes)
    if (rev) siteState().lastRevisions[of].set(document, rev)
  return new Response(null, { status: 204 })
}
