import type { IncomingMessage } from 'node:http'
import { contentMistake } from '../documents/content.ts'
import { chunksWithin } from './chunks-within.ts'
import { badRequest, LakeError } from './errors.ts'

/** Largest body of an ordinary call, in bytes. */
export const SMALL_LIMIT = 1024 * 1024
/** Time in ms for reading the rest of a refused body: a client that is still sending would not read the answer. */
const DRAIN_MS = 5000

function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  request.resume()
  const timer = setTimeout(() => request.destroy(), DRAIN_MS)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}

function tooLarge(limit: number): LakeError {
  const message = `The body is larger than ${limit} bytes, the most that this call takes. Send less at a time.`
  return new LakeError(413, { statusCode: 413, error: 'Payload Too Large', message }, message)
}

/** Content types that are refused. Clients send JSON as text, but a form of another page or an archive is not JSON. */
const NOT_JSON = /^(application\/x-www-form-urlencoded|multipart\/|image\/|audio\/|video\/)/i

function assertPlainJson({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding'] ?? 'identity'
  const type = headers['content-type'] ?? ''
  if (encoding === 'identity' && !NOT_JSON.test(type)) return
  const what = encoding === 'identity' ? `Content-Type ${type}` : `Content-Encoding ${encoding}`
  const message = `This call takes application/json as it is, and not ${what}`
  throw new LakeError(415, { statusCode: 415, error: 'Unsupported Media Type', message }, message)
}

async function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  try {
    for await (const bytes of chunksWithin(request, limit, tooLarge)) chunks.push(bytes)
  } catch (cause) {
    if (cause instanceof LakeError) throw cause
    throw badRequest('The request broke off before its body was whole')
  }
  return Buffer.concat(chunks)
}

/** Reads the whole body. Throws 413 above `limit` bytes, before reading when Content-Length says so. */
export async function readBody(request: IncomingMessage, limit = SMALL_LIMIT): Promise<Buffer> {
  try {
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
    return await collect(request, limit)
  } catch (error) {
    drain(request)
    throw error
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw badRequest(`The body is not JSON in UTF-8: ${reason.slice(0, 200)}`)
  }
}

/** Parses the body as JSON; throws 400 when it is invalid, or nested deeper than any document. */
export async function readJson(request: IncomingMessage, limit = SMALL_LIMIT): Promise<unknown> {
  assertPlainJson(request)
  const json = parse(await readBody(request, limit))
  const mistake = contentMistake(json)
  if (mistake !== null) throw badRequest(mistake)
  return json
}
