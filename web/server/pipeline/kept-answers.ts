import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { siteState } from '../../content/cache/site-state.ts'
import { opensDrafts } from '../../preview/is-preview.ts'
import { ByteBoundedMap, exactCopy } from './byte-bounded-map.ts'
import type { Encoding } from './encode.ts'
import { wantsMarkdown } from './wants-markdown.ts'

/** Bytes of all answers together, as they are held. */
const ROOM = 24 * 1024 * 1024

/** Of one request alone. */
const ofRequest = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']

export interface KeptAnswer {
  /** Weak, as it names the body in each of its encodings. */
  etag: string
  headers: OutgoingHttpHeaders
  body: Buffer
}

interface Entry extends KeptAnswer {
  /** How many changes there had been when it began to be made. */
  changes: number
}

/**
 * The finished, compressed answers that are the same for every reader, so that each is made once for each
 * change of the content. Which answers a change concerns only Next knows, so after any change all of them
 * are old; an old one stays until its successor takes its place, for a time in which many are made again.
 */
export class KeptAnswers {
  readonly #entries: ByteBoundedMap<Entry>

  constructor(room = ROOM) {
    this.#entries = new ByteBoundedMap(room)
  }

  /** The answer that began to be made when there had been as many changes as now, or as `since`, or more. */
  find(key: string, since = siteState().changes): KeptAnswer | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.changes >= since ? entry : undefined
  }

  /** The answer that was made last, however old it is. */
  findOld(key: string): KeptAnswer | undefined {
    return this.#entries.get(key)
  }

  /** Keeps an answer that began to be made when there had been so many `changes`. */
  keep(key: string, { etag, headers, body }: KeptAnswer, changes: number): void {
    if (this.find(key, changes + 1)) return
    // A header that was cut out of a page would hold all of it: https://bugs.chromium.org/p/v8/issues/detail?id=2869
    const entry = { etag, headers: structuredClone(headers), body: exactCopy(body), changes }
    this.#entries.set(key, entry, body.length + etag.length + JSON.stringify(headers).length)
  }
}

/**
 * By what an answer to `request` is kept; undefined where it may be one of its own. What Next makes
 * ahead does not depend on the query.
 */
export function keyOf(request: IncomingMessage, encoding: Encoding): string | undefined {
  const { method, url = '/', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.range !== undefined) return undefined
  if (opensDrafts(headers.cookie ?? '')) return undefined
  const [path] = url.split('?')
  return `${encoding} ${wantsMarkdown(headers.accept) ? 'markdown' : 'page'} ${path}`
}

/** Answers `request` with `kept`, or says that its sender has it; an old one no cache may keep. */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, headers, body }: KeptAnswer,
  { isOld = false } = {},
): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value)
  if (isOld) {
    response.setHeader('Cache-Control', 'private, no-cache, max-age=0, must-revalidate')
    response.removeHeader('CDN-Cache-Control')
  }
  if (isTagOf(request.headers['if-none-match'], etag)) {
    response.statusCode = 304
    // They are of the stored body, which may be encoded otherwise.
    response.removeHeader('Content-Encoding')
    response.removeHeader('Content-Type')
    response.end()
  } else {
    response.setHeader('Content-Length', body.length)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/** Whether an `If-None-Match` names `etag`; proxies that compress make a strong tag weak (RFC 9110, 13.1.2). */
function isTagOf(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true
  const opaque = etag.replace('W/', '')
  return ifNoneMatch?.match(/"[^"]*"/g)?.includes(opaque) === true
}

/** The headers of `response` that every reader may get. */
export function lastingHeaders(response: ServerResponse): OutgoingHttpHeaders {
  const entries = Object.entries(response.getHeaders())
  return Object.fromEntries(entries.filter(([name]) => !ofRequest.includes(name)))
}
