import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Searched } from './analytics/query-log.ts'
import { HttpError } from './errors.ts'

export interface Reply {
  status: number
  /** A string is sent as text/plain (import and export lines), all else as JSON. */
  body: unknown
  /** What readers searched for, where it counts. */
  searched?: readonly Searched[]
}

export const ok = (body: unknown): Reply => ({ status: 200, body })
export const created = (body: unknown): Reply => ({ status: 201, body })

const MIB = 1024 * 1024

/** How large a body may be: an import may be long, nothing else is, least of all what anybody may send. */
export function bodyLimit(path: string, trusted: boolean): number {
  if (!trusted) return MIB / 2
  return path.endsWith('/import') ? 256 * MIB : 8 * MIB
}

/** The body; throws 413 above `limit` bytes, before it is read where its length is announced. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array> {
  const tooLarge = new HttpError(413, `Request body is larger than ${limit / MIB} MiB.`)
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    // Read to its end all the same: who is cut off while sending does not hear why.
    if (size <= limit) chunks.push(bytes)
  }
  if (size > limit) throw tooLarge
  return Buffer.concat(chunks)
}

// SearchClient sends JSON as text/plain to spare a preflight, so the content type says nothing.
export function parseJson(text: string): unknown {
  const value = parsed(text)
  if (MAY_OVERFLOW.test(text) && !isInRange(value))
    throw new HttpError(400, 'Bad JSON: a number is out of range.')
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new HttpError(400, 'Bad JSON.', { cause })
  }
}

/** A number with an exponent, or with many digits; most texts have neither. */
const MAY_OVERFLOW = /\d[eE]\+?\d|\d{19}/

/** Whether all numbers in it are: JSON.parse makes Infinity of 1e999, and JSON.stringify null of that. */
function isInRange(value: unknown): boolean {
  const open = [value]
  // A list, not a recursion: JSON may be deeper than the stack.
  for (let inner = open.pop(); inner !== undefined; inner = open.pop()) {
    if (typeof inner === 'number' && !Number.isFinite(inner)) return false
    if (typeof inner === 'object' && inner !== null)
      for (const each of Object.values(inner)) open.push(each)
  }
  return true
}

export function send(response: ServerResponse, { status, body }: Reply): void {
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
