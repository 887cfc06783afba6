import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { authenticate } from './auth/authenticate.ts'
import type { User } from './auth/users.ts'
import { CALL_CHANNEL, type CallMessage } from './http/call-channel.ts'
import { type Context, HANDLED } from './http/context.ts'
import { setCors } from './http/cors.ts'
import { diskFullError } from './http/disk-full-error.ts'
import { LakeError } from './http/errors.ts'
import { createRouter } from './http/router.ts'
import { sendJson } from './http/send.ts'
import type { Lake } from './lake.ts'
import { isStreamHost } from './listen/stream-host.ts'
import { logLine } from './log.ts'
import { routes } from './routes/all.ts'
import { notImplemented, unsupported } from './routes/unsupported.ts'
import { isDiskFull } from './store/disk-full.ts'

const findRoute = createRouter(routes)
const findUnsupported = createRouter(unsupported)
const calls = diagnostics.channel(CALL_CHANNEL)

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/
/** A page elsewhere whose name is made to point at this machine must not reach the lake. */
function assertLocalHost(request: IncomingMessage): void {
  if (LOCAL_HOST.test(request.headers.host ?? '')) return
  const message = `The host "${request.headers.host}" is not this machine's`
  throw new LakeError(421, { statusCode: 421, error: 'Misdirected Request', message }, message)
}

async function answer(lake: Lake, request: IncomingMessage, response: ServerResponse) {
  assertLocalHost(request)
  const streamHost = isStreamHost(request.headers.host)
  setCors(request, response, lake.options.origins, streamHost)
  if (request.method === 'OPTIONS') return void response.writeHead(204).end()
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const version = /^\/v(\d{4}-\d{2}-\d{2}|\d|X)(?=\/)/.exec(url.pathname)
  const path = url.pathname.slice(version?.[0].length ?? 0)
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const found = findRoute(method, path)
  const call = found?.name ?? findUnsupported(method, path)?.name ?? `${method} ${path}`
  calls.publish({ lake, call } satisfies CallMessage)
  if (!found) throw notImplemented(call)
  const user: User | null = streamHost
    ? null
    : authenticate(request, {
        users: lake.users,
        sessions: lake.sessions,
        origins: lake.options.origins,
      })
  const { params } = found
  const context: Context = {
    lake,
    request,
    response,
    url,
    params,
    user,
    apiVersion: version?.[1] ?? '1',
  }
  const reply = await found.route.handle(context)
  if (reply !== HANDLED) sendJson(response, 200, reply, request.headers['accept-encoding'])
}

/** Answers one request; a mistake of the lake itself is logged and told as 500. */
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
    if (known instanceof LakeError) return sendJson(response, known.status, known.body, undefined)
    const message = error instanceof Error ? error.message : String(error)
    const stack = error instanceof Error ? error.stack : undefined
    logLine('error', { request: `${request.method} ${request.url?.split('?')[0]}`, message, stack })
    sendJson(response, 500, { statusCode: 500, error: 'Internal Server Error', message }, undefined)
  }
}
