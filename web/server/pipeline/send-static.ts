import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { lifetimeOf, limitLifetime, revalidated } from './cache-lifetimes.ts'
import { type Encoding, encode } from './encode.ts'
import { type KeptAnswers, lastingHeaders, sendKept } from './kept-answers.ts'
import { setVary } from './set-vary.ts'

/** What Next keeps for less was read while the lake was away. In seconds. */
const LASTING = 3600

export interface Keeping {
  answers: KeptAnswers
  /** Undefined where it is of one request alone. */
  key: string | undefined
  /** How often something had been made stale when the request came. */
  changes: number
}

/** Sends what is the same for every reader, `body` whole, so encoded, and keeps it for the next who asks. */
export async function sendStatic(
  request: IncomingMessage,
  response: ServerResponse,
  whole: Buffer,
  { encoding, keeping }: { encoding: Encoding; keeping: Keeping },
): Promise<void> {
  const isText = !/^image\/(?!svg)/.test(String(response.getHeader('content-type')))
  const encoded = isText ? encoding : 'identity'
  const body = await encode(whole, encoded)
  setVary(response, ...(isText ? ['Accept-Encoding'] : []))
  if (encoded !== 'identity') response.setHeader('Content-Encoding', encoded)
  const etag = etagOf(whole)
  response.setHeader('ETag', etag)
  response.removeHeader('Content-Length')
  const lasting = isLasting(response)
  limitLifetime(response)
  const answer = { etag, headers: lastingHeaders(response), body }
  const { answers, key, changes } = keeping
  if (key !== undefined && lasting) answers.keep(key, answer, changes)
  sendKept(request, response, answer)
}

/** Whether an answer is the same for every reader: it was made ahead, or says so. */
export function isStatic(response: ServerResponse): boolean {
  if (response.statusCode !== 200) return false
  if (response.getHeader('cache-control') === revalidated) return true
  return (
    (response.hasHeader('x-nextjs-prerender') || response.hasHeader('x-nextjs-cache')) &&
    lifetimeOf(response) !== undefined
  )
}

/** Made of the content of this moment. */
function isLasting(response: ServerResponse): boolean {
  return (lifetimeOf(response) ?? 0) >= LASTING && response.getHeader('x-nextjs-cache') !== 'STALE'
}

/** A tag that two bodies share where they are the same alone, however they are encoded. */
const etagOf = (body: string | Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
