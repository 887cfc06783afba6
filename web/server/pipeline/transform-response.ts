import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { lifetimeOf, limitLifetime, revalidated } from './cache-lifetimes.ts'
import { type Encoding, encode } from './encode.ts'
import type { RenderedResponse } from './render-response.ts'
import { varyWith } from './vary.ts'

/** What Next keeps for less was read while the lake was away. In seconds. */
const LASTING = 3600

/** Of one request alone. */
const OF_REQUEST = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']

/** An answer as readers get it. */
export interface TransformedResponse {
  status: number
  /** Names of the headers are in lower case. */
  headers: OutgoingHttpHeaders
  /** Encoded. */
  body: Buffer
  /** Weak, as it names the body in each of its encodings; undefined where the answer is of one reader alone. */
  etag?: string
  /** Since when, in ms of `performance.now()`, and until which cache tags change it may be given to others; undefined: never. */
  lasts?: { at: number; tags: readonly string[] }
}

/** What is sent of what Next made: encoded, with our caching headers, and tagged where it is the same for every reader. */
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
  // Next names the address of a redirect twice in the answer that it makes first.
  headers['location'] = [headers['location'] ?? []].flat()[0]
  const lasts = isStatic && isLasting(made) && tags ? { at, tags } : undefined
  if (!isStatic) return { status, headers, body }
  const etag = etagOf(whole)
  return { status, headers: { ...headers, etag }, body, etag, ...(lasts && { lasts }) }
}

const isText = ({ headers }: RenderedResponse) =>
  !/^image\/(?!svg)/.test(String(headers['content-type']))

/** Whether an answer is the same for every reader: it was made ahead, or says so. */
function isForAll({ status, headers }: RenderedResponse): boolean {
  if (status !== 200) return false
  if (headers['cache-control'] === revalidated) return true
  const isKept = 'x-nextjs-prerender' in headers || 'x-nextjs-cache' in headers
  return isKept && lifetimeOf(headers) !== undefined
}

/** Made of the content of this moment. */
const isLasting = ({ headers }: RenderedResponse) =>
  (lifetimeOf(headers) ?? 0) >= LASTING && headers['x-nextjs-cache'] !== 'STALE'

/** A tag that two bodies share where they are the same alone, however they are encoded. */
const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
