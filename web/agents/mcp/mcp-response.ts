import { createMcpHandler } from '@modelcontextprotocol/server'
import { lastForwarded } from '../../limits/last-forwarded.ts'
import { RateLimit } from '../../limits/rate-limit.ts'
import { docsServer } from './docs-server.ts'
import type { Documentation } from './documentation.ts'

const MINUTE = 60_000
/** Bytes; a call of these tools has a few words. */
const MAX_REQUEST = 65_536

export interface McpLimits {
  /** Requests of one address, and of all together, in a minute. */
  perAddress: number
  inAll: number
}

/**
 * Answers requests of the Model Context Protocol (Streamable HTTP) with tools that read `docs`.
 * Nothing is kept between two requests but the number of them. What is read is public, so any
 * origin may ask.
 */
export function mcpHandler(
  docs: Documentation,
  limits: McpLimits,
): (request: Request) => Promise<Response> {
  const one = new RateLimit(limits.perAddress, MINUTE)
  const all = new RateLimit(limits.inAll, MINUTE)
  const handler = createMcpHandler(() => docsServer(docs), {
    maxRequestBodySize: MAX_REQUEST,
  })
  return async (request) => {
    const now = Date.now()
    const wait =
      one.wait(lastForwarded(request.headers.get('x-forwarded-for') ?? ''), now) ||
      all.wait('', now)
    if (wait > 0)
      return Response.json(
        { error: 'Too many requests' },
        { status: 429, headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } },
      )
    return handler.fetch(request)
  }
}
