import type { IncomingMessage, ServerResponse } from 'node:http'
import { basePath } from '../../config/paths.ts'
import { isPreview } from '../../preview/is-preview.ts'
import { RateLimiter } from '../limits/rate-limiter.ts'
import { clientNetwork } from './client-network.ts'
import type { KnownRoutes } from './known-routes.ts'
import { matchRoute } from './routes.ts'
import { sendText } from './send-text.ts'
import { wantsMarkdown } from './wants-markdown.ts'

const MINUTE = 60_000
/** Unknown addresses that one client, and all clients together, may request per minute. */
const MOST = 120
const MOST_OF_ALL = 3000

/** Whether nothing exists at a request's canonical address. Next looks up drafts itself. */
export async function isMissing(
  { method, url = '/', headers }: IncomingMessage,
  known: KnownRoutes,
): Promise<boolean> {
  const [pathname = ''] = url.split('?')
  if (method !== 'GET' && method !== 'HEAD') return false
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return false
  return !isPreview(url, headers.cookie ?? '') && !(await known.has(pathname))
}

/**
 * Answers a request for an unknown address and returns whether it did: 429 for a client over the limit, 404 in plain
 * text when no page was requested. For a page it returns false, so that the not-found page is shown.
 */
export function missingAnswers(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const ofOne = new RateLimiter(MOST, MINUTE)
  const ofAll = new RateLimiter(MOST_OF_ALL, MINUTE)
  return (request, response) => {
    const caller = clientNetwork(request)
    const now = Date.now()
    const wait = caller === undefined ? 0 : ofOne.wait(caller, now) || ofAll.wait('', now)
    if (wait > 0) {
      response.setHeader('Retry-After', Math.ceil(wait / 1000))
      sendText(response, 429, 'Too many requests for what is not there\n')
      return true
    }
    if (showsPage(request)) return false
    sendText(response, 404, 'There is nothing at this address.\n')
    return true
  }
}

/** Whether a request is for a page, rather than for another format or a file. */
export function showsPage({ url = '/', headers }: IncomingMessage): boolean {
  const [pathname = ''] = url.split('?')
  const isFile = /\.(?:md|json|png|txt|yaml|xml)$/.test(pathname)
  const isPage = matchRoute(pathname).kind === 'page' && !isFile
  return isPage && !wantsMarkdown(headers.accept)
}
