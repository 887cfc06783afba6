import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpError } from './http-error.ts'

const MIB = 1024 * 1024

/** Largest body in bytes: imports may be long, and untrusted requests only short. */
export function bodyLimit(path: string, trusted: boolean): number {
  if (!trusted) return MIB / 2
  return path.endsWith('/import') ? 256 * MIB : 8 * MIB
}

/** Reads the body; throws 413 above `limit` bytes, before reading when Content-Length says so. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array> {
  const tooLarge = new HttpError(413, `Request body is larger than ${limit / MIB} MiB.`)
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    // The rest is still read: a client that is cut off while sending would not read the answer.
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) throw tooLarge
  return Buffer.concat(chunks)
}

/** Sends a string as text/plain (import and export lines), other bodies as JSON. */
export function send(
  response: ServerResponse,
  { status, body }: { status: number; body: unknown },
): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, {
    'content-length': Buffer.byteLength(text),
    'content-type': `${typeof body === 'string' ? 'text/plain' : 'application/json'}; charset=utf-8`,
    'access-control-allow-origin': '*',
  })
  response.end(text)
}

export function sendPreflight(response: ServerResponse): void {
  response.writeHead(200, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST, GET, DELETE, PUT, PATCH, OPTIONS',
    'access-control-allow-headers': 'content-type, x-typesense-api-key',
    'access-control-max-age': '86400',
  })
  response.end()
}
