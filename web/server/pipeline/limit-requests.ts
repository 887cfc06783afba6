import type { IncomingMessage, ServerResponse } from 'node:http'
import { basePath } from '../../config/paths.ts'
import { RateLimiter } from '../limits/rate-limiter.ts'
import { clientNetwork } from './client-network.ts'
import { sendText } from './send-text.ts'

const WEBHOOKS = ['/api/webhook/changes', '/api/webhook/search', '/api/webhook'] as const
const MINUTE = 60_000
/** Bytes; what reads a body has a limit of its own, and says in its own way that it was passed. */
const MAX_BODY = 1024 * 1024

/**
 * How often one address may ask in a minute for what is made for each request; the first that the
 * path begins with counts. The lake delivers a whole release at once. Pages and files are as good
 * as static, and MCP counts for itself.
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
 * Answers what is too large (413) or asked too often (429), its address in its one spelling, and says
 * whether it has. Counted in the
 * memory of this process: several processes let as many times more pass, and a host that runs Next
 * itself needs its firewall for it.
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
      // What is still being sent is not read.
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
