import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isFromSelf } from '../../config/secrets/own-secret.ts'
import { siteState } from '../../content/cache/site-state.ts'
import { opensDrafts } from '../../preview/is-preview.ts'
import type { Encoding } from './encode.ts'
import { wantsMarkdown } from './wants-markdown.ts'

/** Bytes of all bodies together. */
const ROOM = 64 * 1024 * 1024

/** Of one request alone. */
const ofRequest = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']

export interface KeptAnswer {
  /** Weak, as it names the body in each of its encodings. */
  etag: string
  headers: OutgoingHttpHeaders
  body: Buffer
}

/**
 * The finished, compressed answers that are the same for every reader, so that each is made once for each
 * change of the content: what was asked for least lately goes where there is no more room. Any change
 * empties it, as which answers a change concerns only Next knows.
 */
export class KeptAnswers {
  readonly #room: number
  readonly #answers = new Map<string, KeptAnswer>()
  #bytes = 0
  #changes = Number.NaN

  constructor(room = ROOM) {
    this.#room = room
  }

  find(key: string): KeptAnswer | undefined {
    this.#forgetWhatChanged()
    const answer = this.#answers.get(key)
    if (!answer) return undefined
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    return answer
  }

  /** Keeps an answer that began to be made when there had been so many `changes`. */
  keep(key: string, answer: KeptAnswer, changes: number): void {
    this.#forgetWhatChanged()
    if (changes !== this.#changes || answer.body.length > this.#room) return
    this.#drop(key)
    this.#answers.set(key, answer)
    this.#bytes += answer.body.length
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#room) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#answers.get(key)?.body.length ?? 0
    this.#answers.delete(key)
  }

  #forgetWhatChanged(): void {
    const { changes } = siteState()
    if (changes === this.#changes) return
    this.#changes = changes
    this.#answers.clear()
    this.#bytes = 0
  }
}

/**
 * By what an answer to `request` is kept; undefined where it may be one of its own. What Next makes
 * ahead does not depend on the query.
 */
export function keyOf(request: IncomingMessage, encoding: Encoding): string | undefined {
  const { method, url = '/', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.rsc !== undefined || headers.range !== undefined) return undefined
  if (opensDrafts(headers.cookie ?? '') || isFromSelf(headers.authorization)) return undefined
  const [path] = url.split('?')
  return `${encoding} ${wantsMarkdown(headers.accept) ? 'markdown' : 'page'} ${path}`
}

/** Answers `request` with `kept`, or says that its sender has it. */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, headers, body }: KeptAnswer,
): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value)
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
