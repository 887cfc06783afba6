import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import inject, { type Response as Injected } from 'light-my-request'
import { withDeadline } from '../limits/with-deadline.ts'
import { abandonRenders } from './abandon-renders.ts'
import { currentRender, type RenderRecord } from './page-cache.ts'
import { wantsMarkdown } from './wants-markdown.ts'

/** Typical time-out of proxies in front of a site, ms. */
const LONGEST = 60_000

/** A whole response of Next, with the record of its render. */
export interface RenderedResponse extends RenderRecord {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

export type RenderRequest = Pick<IncomingMessage, 'url' | 'headers'>
type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Renders the whole response to a GET with Next's `handle`, in this process. A render over the time limit is abandoned,
 * so that the next request for its address starts anew. Throws then, when `handle` throws, and when Next answers 500.
 */
export function responseRenderer(
  handle: Handle,
  { dist, longestMs = LONGEST }: { dist: string; longestMs?: number },
): (request: RenderRequest) => Promise<RenderedResponse> {
  return async ({ url = '/', headers }) => {
    const made: RenderRecord = { at: performance.now() }
    let isOver = false
    const answer = new Promise<Injected>((resolve, reject) => {
      const dispatch = (request: IncomingMessage, response: ServerResponse) => {
        // Restores the canonical address, because `inject` normalises it differently.
        request.url = url
        void handle(request, response).catch(reject)
      }
      const options = { method: 'GET', url, headers: forNext(headers) } as const
      // `inject` dispatches only when its promise is awaited.
      currentRender.run(made, () => inject(dispatch, options).then(resolve, reject))
    }).finally(() => {
      isOver = true
    })
    const {
      statusCode,
      headers: given,
      rawPayload,
    } = await withDeadline(
      answer,
      longestMs,
      `making the answer at ${url}, which was given up`,
    ).catch((error: unknown) => {
      if (!isOver) abandonRenders(dist)
      throw error
    })
    if (statusCode === 500) throw new Error(`Next answered 500 at ${url}; its own error is above.`)
    return { ...made, status: statusCode, headers: given, body: rawPayload }
  }
}

/** Removes `if-none-match` and `range`, since ETags are ours; Next's rewrites ignore the `q` of `accept`. */
function forNext({ 'if-none-match': _, range: _range, ...headers }: IncomingMessage['headers']) {
  const { accept } = headers
  if (wantsMarkdown(accept)) return { ...headers, accept: 'text/markdown' }
  if (accept && /text\/(?:html|markdown)/i.test(accept)) return { ...headers, accept: 'text/html' }
  return headers
}
