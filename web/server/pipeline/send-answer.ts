import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RenderOutcome } from './in-flight-renders.ts'

/** Sends `answer`, or 304 when the client has it; forbids caches to store an old one. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { answer: { status, headers, body, etag }, isOld }: RenderOutcome,
): void {
  response.statusCode = status
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value)
  if (isOld) {
    response.setHeader('Cache-Control', 'private, no-cache, max-age=0, must-revalidate')
    response.removeHeader('CDN-Cache-Control')
  }
  if (etag !== undefined && isTagOf(request.headers['if-none-match'], etag)) {
    response.statusCode = 304
    // These headers describe the stored body, whose encoding may differ.
    response.removeHeader('Content-Encoding')
    response.removeHeader('Content-Type')
    response.end()
    return
  }
  response.setHeader('Content-Length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Whether an `If-None-Match` names `etag`; proxies that compress weaken a strong ETag (RFC 9110, section 13.1.2). */
function isTagOf(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true
  const opaque = etag.replace('W/', '')
  return ifNoneMatch?.match(/"[^"]*"/g)?.includes(opaque) === true
}
