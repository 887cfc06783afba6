import type { IncomingMessage, ServerResponse } from 'node:http'
import { basePath } from '../../config/paths.ts'
import { RateLimiter } from '../limits/rate-limiter.ts'
import { clientNetwork } from './client-network.ts'
import { sendText } from './send-text.ts'

const WEBHOOKS = ['/api/webhook/changes', '/api/webhook/search', '/api/webhook'] as const
const MINUTE = 60_000
/** Bytes; routes that read a body enforce their own limit and answer in their own form. */
const MAX_BODY = 1024 * 1024

/**
 * Requests per minute of one client for responses that are rendered for each request; the first matching prefix
 * applies. The lake delivers a whole release at once. Pages and files are nearly static, and MCP has its own limit.
 */
const LIMITS = [
  [WEBHOOKS[0], 6000],
  [WEBHOOKS[1], 6000],
  [WEBHOOKS[2], 6000],
  ['/api/answer', 300],
  ['/api/', 300],
  ['/images/', 1200],
  ['/preview/', 300],
] as const

/**
 * Answers a request that is too large (413) or exceeds the limit (429) and returns whether it did; addresses must be
 * canonical. Counts are in the memory of this process: with several processes the limits multiply, and a host that runs
 * Next itself needs its firewall for it.
 */
export function limitRequests(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const limits = LIMITS.map(([start, most]) => ({
    start: basePath + start,
    limit: new RateLimiter(most, MINUTE),
  }))
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const reads = WEBHOOKS.some((webhook) => path === basePath + webhook)
    if (!reads && Number(request.headers['content-length']) > MAX_BODY) {
      // The rest of the body is not read.
      response.setHeader('Connection', 'close')
      sendText(response, 413, 'The body is larger than 1 MiB\n')
      return true
    }
    const caller = clientNetwork(request)
    const { limit } = limits.find(({ start }) => path.startsWith(start)) ?? {}
    const wait = caller === undefined || !limit ? 0 : limit.wait(caller, Date.now())
    if (wait === 0) return false
    response.setHeader('Retry-After', Math.ceil(wait / 1000))
    sendText(response, 429, 'Too many requests\n')
    return true
  }
}
