import type { IncomingMessage, ServerResponse } from 'node:http'
import { describedError } from '../logging/described-error.ts'
import { logLine } from '../logging/log-line.ts'
import { loggablePath } from '../logging/loggable-path.ts'
import { requestId, requestIdHeader } from '../logging/request-id.ts'

interface Setting {
  /** Requests that take longer are logged, ms. */
  slowMs?: number
  write?: (line: string) => void
}

/**
 * Gives a request an id, also sent in the response, and logs it when it failed or was slow. Returns a function that
 * records the error of a failed response.
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { slowMs = 1000, write = console.log }: Setting = {},
): (error: unknown) => void {
  const begun = performance.now()
  const id = requestId(request.headers[requestIdHeader])
  // Code that handles the request further logs this id.
  request.headers[requestIdHeader] = id
  response.setHeader('X-Request-Id', id)
  const { method, url } = request
  let failure: unknown
  response.once('close', () => {
    const ms = Math.round(performance.now() - begun)
    const failed = failure !== undefined || response.statusCode >= 500
    if (!failed && (ms <= slowMs || isStream(response))) return
    write(
      logLine({
        level: failed ? 'error' : 'warn',
        event: 'request',
        id,
        status: response.statusCode,
        ms,
        method,
        path: loggablePath(url),
        // The client disconnected first.
        ...(!response.writableFinished && { unfinished: true }),
        ...(failure !== undefined && { error: describedError(failure) }),
      }),
    )
  })
  return (error) => {
    failure = error ?? 'no reason'
  }
}

/** A stream is open for as long as its reader wants. */
function isStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream')
}
