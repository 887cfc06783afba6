import 'server-only'
import { previewClient } from './preview-client.ts'

/**
 * The lake's stream of changes, drafts included, proxied so that the token stays on the server. Undefined when drafts
 * are disabled.
 */
export async function draftEvents(signal: AbortSignal): Promise<Response | undefined> {
  const client = previewClient('drafts')
  if (!client) return undefined
  const url = new URL(client.getUrl(client.getDataUrl('live/events')))
  url.searchParams.set('includeDrafts', 'true')
  const headers = { authorization: `Bearer ${client.config().token}` }
  const events = await fetch(url, { headers, signal, cache: 'no-store' })
  return new Response(events.body, {
    status: events.status,
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  })
}
