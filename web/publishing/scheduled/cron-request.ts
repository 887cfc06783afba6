import { env } from '../../config/env.ts'
import { sameSecret } from '../../config/secrets/same-secret.ts'
import { contentClient } from '../../content/lake/client.ts'
import { fetchAnnouncementBoundaries } from '../../content/revisions/announcement-boundaries.ts'
import { revalidate } from '../revalidate.ts'
import { publishClient } from './publish-client.ts'
import { publishDue } from './publish-due.ts'

/** Whether a request bears the secret, compared in constant time. */
export const hasBearerSecret = (request: Request, secret: string): boolean =>
  sameSecret(request.headers.get('authorization') ?? '', `Bearer ${secret}`)

/** Longer than the interval of the host's cron, ms. Regenerating a page once too often changes nothing. */
const LOOK_BACK_MS = 15 * 60_000

/**
 * Handles the cron request of a host that runs no process of ours permanently: publishes what is due, and invalidates
 * pages whose announcements started or ended recently. 401 without the secret; 503 when the lake cannot be reached, so
 * that the host's log shows it.
 */
export async function answerCron(request: Request): Promise<Response> {
  const client = publishClient()
  if (!env.CRON_SECRET || !client)
    return new Response('CRON_SECRET or SANITY_PUBLISH_TOKEN is not set', { status: 404 })
  if (!hasBearerSecret(request, env.CRON_SECRET))
    return new Response('Unauthorized', { status: 401 })
  try {
    const now = Date.now()
    const turned = await fetchAnnouncementBoundaries(contentClient(), now - LOOK_BACK_MS, now)
    if (turned.length > 0) revalidate(turned.flatMap(({ tags }) => tags))
    return Response.json(await publishDue(client))
  } catch (error) {
    console.error('What is scheduled could not be done.', error)
    return new Response('The content lake cannot be reached', { status: 503 })
  }
}
