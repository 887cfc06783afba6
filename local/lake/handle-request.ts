import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDiskFull } from '../disk-full.ts'
import { authenticate } from './auth/authenticate.ts'
import { CALL_CHANNEL, type CallMessage } from './http/call-channel.ts'
import { LakeError } from './http/errors.ts'
import { assertHost } from './http/hosts.ts'
import { requestUrl } from './http/request-url.ts'
import { createRouter } from './http/router.ts'
import { sendJson } from './http/send.ts'
import { notImplemented } from './http/unsupported.ts'
import type { Lake } from './lake.ts'
import { logLine } from './log.ts'
import { routes } from './routes/all.ts'
import { HANDLED } from './routes/context.ts'
import { isStreamHost } from './routes/listen/stream-host.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const HEADER_NAMES = /^[a-zA-Z0-9_, -]{1,1000}$/

/**
 * Sets CORS headers: only the listed origins may read answers with credentials. The origin of a redirected stream is
 * `null`, which is allowed on stream hosts, where a ticket decides.
 */
function setCors(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: readonly string[],
  isStreamHost: boolean,
): void {
  const origin = request.headers.origin
  response.setHeader('Vary', 'Origin')
  if (origin === undefined) return
  if (!allowed.includes(origin) && !(isStreamHost && origin === 'null')) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  if (request.method !== 'OPTIONS') return
  response.setHeader('Access-Control-Allow-Methods', METHODS.join(', '))
  response.setHeader('Access-Control-Max-Age', '600')
  const wanted = request.headers['access-control-request-headers']
  if (wanted !== undefined && HEADER_NAMES.test(wanted))
    response.setHeader('Access-Control-Allow-Headers', wanted)
}

/**
 * Throws 405 for a method that no call uses. An unsupported call with a known method gets 501 with its name, as the
 * hosted service may support it.
 */
function assertMethod({ method }: IncomingMessage, response: ServerResponse): void {
  if (METHODS.includes(method ?? '')) return
  response.setHeader('Allow', METHODS.join(', '))
  const message = `No call has the method ${method}`
  throw new LakeError(405, { statusCode: 405, error: 'Method Not Allowed', message }, message)
}

const findRoute = createRouter(routes)
const calls = diagnostics.channel(CALL_CHANNEL)

async function answer(lake: Lake, request: IncomingMessage, response: ServerResponse) {
  const { origins } = lake.options
  // Browsers must not sniff another content type.
  response.setHeader('X-Content-Type-Options', 'nosniff')
  assertHost(request)
  const streamHost = isStreamHost(request.headers.host)
  setCors(request, response, origins, streamHost)
  assertMethod(request, response)
  if (request.method === 'OPTIONS') return void response.writeHead(204).end()
  const url = requestUrl(request)
  const version = /^\/v(\d{4}-\d{2}-\d{2}|\d|X)(?=\/)/.exec(url.pathname)
  const path = url.pathname.slice(version?.[0].length ?? 0)
  lake.limits?.admit(path, response)
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const found = findRoute(method, path)
  const call = found?.name ?? `${method} ${path}`
  calls.publish({ lake, call } satisfies CallMessage)
  if (!found) throw notImplemented(call)
  const user = streamHost
    ? null
    : authenticate(request, lake, /^\/data\/(?:mutate|doc)\//.test(path))
  const apiVersion = version?.[1] ?? '1'
  const { params } = found
  const context = { lake, request, response, url, params, user, apiVersion }
  const reply = await found.route.handle(context)
  if (reply !== HANDLED) sendJson(response, 200, reply)
}

/** Answers a request; an internal error is logged and answered with 500. */
export async function handleRequest(
  lake: Lake,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await answer(lake, request, response)
  } catch (error) {
    if (response.headersSent) return void response.destroy()
    const known = isDiskFull(error) ? diskFullError() : error
    if (known instanceof LakeError) return sendJson(response, known.status, known.body)
    const message = error instanceof Error ? error.message : String(error)
    const stack = error instanceof Error ? error.stack : undefined
    logLine('error', { request: `${request.method} ${request.url?.split('?')[0]}`, message, stack })
    sendJson(response, 500, { statusCode: 500, error: 'Internal Server Error', message })
  }
}

/**
 * A 507 error. The Studio does not know this status and retries, so an edit of a draft waits in the browser until there
 * is space; any known 4xx status would make it discard the edit. No status saves the edit that would create a draft:
 * after any failure, Sanity's mutator forgets its changes to a missing document.
 */
function diskFullError(): LakeError {
  const message =
    'The disk that holds the lake is full: nothing was written. Free some space; reading goes on meanwhile, and the Studio sends edits of drafts again by itself.'
  return new LakeError(507, { statusCode: 507, error: 'Insufficient Storage', message }, message)
}
