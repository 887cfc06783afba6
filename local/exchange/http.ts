import type { IncomingMessage, ServerResponse } from 'node:http'
import { type EnvelopeStyle, errorEnvelope } from './envelope.ts'
import { ApiError, errorMessage } from './errors.ts'

export interface Reply {
  status: number
  headers?: Record<string, string>
  body: unknown
}

const BODY_LIMIT = 1024 * 1024

/** Reads the body; throws 413 above 1 MiB. */
export async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > BODY_LIMIT)
      throw new ApiError(10001, 'params error: body larger than 1 MiB', { status: 413 })
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

/** An error as the API's answer; an unexpected error becomes 10016 with status 500. */
export function errorReply(error: unknown, style: EnvelopeStyle, now: number): Reply {
  if (!(error instanceof ApiError))
    return { status: 500, body: errorEnvelope(style, 10016, errorMessage(10016), now) }
  const { status, headers, retCode, message, extInfo } = error
  return { status, headers, body: errorEnvelope(style, retCode, message, now, extInfo) }
}

export function send(response: ServerResponse, { status, headers = {}, body }: Reply): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    // The rest of a body that is too large is not read.
    ...(status === 413 && { connection: 'close' }),
  })
  response.end(text)
}
