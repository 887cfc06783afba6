import { createMcpHandler } from '@modelcontextprotocol/server'
import { forwardedNetwork } from '../../server/limits/client-network.ts'
import { RateLimiter } from '../../server/limits/rate-limiter.ts'
import { docsServer } from './docs-server.ts'
import type { Documentation } from './documentation.ts'
import { messagesIn } from './messages-in.ts'
import { refusedMessage } from './refused-message.ts'
import type { CallBudget } from './tool-answer.ts'

const MINUTE = 60_000
/** Bytes; a call has only a few words. */
const MAX_REQUEST = 65_536

/** Query parameter of clients that read structured content and want output schemas. */
const STRUCTURED = 'structured'

export interface McpLimits {
  /** Calls per minute of one address, and of all together. */
  perAddress: number
  inAll: number
  /** Maximum number of calls in one request. */
  atOnce: number
  perCall: CallBudget
}

/**
 * Answers requests of the Model Context Protocol (Streamable HTTP) with tools that read `docs`. Stateless except for
 * the rate limits. The content is public, so any origin may send requests:
 * docs/decisions/043-any-origin-may-ask-tools.md.
 */
export function mcpHandler(
  docs: Documentation,
  limits: McpLimits,
): (request: Request) => Promise<Response> {
  const one = new RateLimiter(limits.perAddress, MINUTE)
  const all = new RateLimiter(limits.inAll, MINUTE)
  const serving = (structured: boolean) =>
    createMcpHandler(() => docsServer(docs, { ...limits.perCall, structured }), {
      maxRequestBodySize: MAX_REQUEST,
    })
  const [inText, structured] = [serving(false), serving(true)]
  return async (request) => {
    const caller = forwardedNetwork(request.headers.get('x-forwarded-for') ?? '')
    // One call is counted before the body is read, which may arrive slowly.
    const first = one.wait(caller, Date.now())
    if (first > 0) return tooOften(first)
    const messages = await messagesIn(request, MAX_REQUEST)
    const calls = messages.length
    if (calls > limits.atOnce) return tooMany(calls, limits.atOnce)
    // A request over the client's own limit does not count towards the common one.
    const now = Date.now()
    const further = (calls > 1 && one.wait(caller, now, calls - 1)) || all.wait('', now, calls)
    if (further > 0) return tooOften(further)
    const refused = calls === 1 ? refusedMessage(messages[0]) : undefined
    if (refused) return refused
    const wantsStructure = new URL(request.url).searchParams.has(STRUCTURED)
    return (wantsStructure ? structured : inText).fetch(request)
  }
}

/** `wait` in ms. */
const tooOften = (wait: number): Response =>
  Response.json(
    { error: 'Too many requests' },
    { status: 429, headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } },
  )

/** A JSON-RPC 2.0 error; its id is null because it answers no single call. */
function tooMany(calls: number, most: number): Response {
  const message = `This request holds ${calls} calls, and ${most} is the most: send the others in another.`
  const error = { code: -32600, message }
  return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 400 })
}
