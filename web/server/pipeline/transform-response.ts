import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { lifetimeOf, limitLifetime, revalidated } from './cache-lifetimes.ts'
import { type Encoding, encode } from './encode.ts'
import type { RenderedResponse } from './render-response.ts'
import { varyWith } from './vary.ts'

/** Next caches an answer for less than this when the lake was unreachable. In seconds. */
const LASTING = 3600

/** Headers of a single response, not to be stored. */
const OF_REQUEST = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']

/** An answer as it is sent to readers. */
export interface TransformedResponse {
  status: number
  /** With names in lower case. */
  headers: OutgoingHttpHeaders
  body: Buffer
  /** Weak, as it names the body in all of its encodings; undefined for an answer to a single reader. */
  etag?: string
  /** From when (ms of `performance.now()`) and with which cache tags it may be sent to others; undefined: never. */
  lasts?: { at: number; tags: readonly string[] }
}

/** Encodes Next's response, sets our caching headers, and adds an ETag when it is equal for every reader. */
export async function transformResponse(
  made: RenderedResponse,
  encoding: Encoding,
): Promise<TransformedResponse> {
  const { status, body: whole, at, tags } = made
  const isStatic = isForAll(made)
  const encoded = isText(made) && whole.length > 0 ? encoding : 'identity'
  const body = await encode(whole, encoded)
  const headers = limitLifetime(made.headers)
  for (const name of [...OF_REQUEST, 'content-length']) delete headers[name]
  headers['vary'] = varyWith(headers['vary'], isText(made) ? 'Accept-Encoding' : undefined)
  if (encoded !== 'identity') headers['content-encoding'] = encoded
  // Next's first response of a redirect has its Location twice.
  headers['location'] = [headers['location'] ?? []].flat()[0]
  const lasts = isStatic && isLasting(made) && tags ? { at, tags } : undefined
  if (!isStatic) return { status, headers, body }
  const etag = etagOf(whole)
  return { status, headers: { ...headers, etag }, body, etag, ...(lasts && { lasts }) }
}

const isText = ({ headers }: RenderedResponse) =>
  !/^image\/(?!svg)/.test(String(headers['content-type']))

/** Whether an answer is equal for every reader: it was prerendered, or its header says so. */
function isForAll({ status, headers }: RenderedResponse): boolean {
  if (status !== 200) return false
  if (headers['cache-control'] === revalidated) return true
  const isKept = 'x-nextjs-prerender' in headers || 'x-nextjs-cache' in headers
  return isKept && lifetimeOf(headers) !== undefined
}

/** Whether it was rendered with current content. */
const isLasting = ({ headers }: RenderedResponse) =>
  (lifetimeOf(headers) ?? 0) >= LASTING && headers['x-nextjs-cache'] !== 'STALE'

/** Equal for equal bodies, in any encoding. */
const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
