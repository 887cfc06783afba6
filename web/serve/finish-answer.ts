import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { siteState } from '../health/site-state.ts'
import { addVary } from './add-vary.ts'
import { allowScripts, refuseInlineScripts, scriptSources } from './content-security-policy.ts'
import { acceptedEncoding, encode } from './encode.ts'
import { errorBody } from './error-body.ts'
import { finishPage } from './finish-page.ts'
import { type KeptAnswers, keyOf, lastingHeaders, sendKept } from './kept-answers.ts'
import { fillNotFoundBody, isNotFoundPage, notFoundBody } from './not-found-body.ts'
import { keepPageData } from './page-data-route.ts'
import { styleSheets } from './style-sheets.ts'

/** Nearly always the lake is away, and the next try reads it again. In seconds. */
const TRY_AGAIN = '10'
/** What Next keeps for less was read while the lake was away. In seconds. */
const LASTING = 3600

export interface Setting {
  /** Origin of this server as it reaches itself. */
  self: string
  /** Folder of the build. */
  dist: string
  draftModeId: string
  /** Where finished answers are kept for the next who asks. */
  answers: KeptAnswers
  /** Whether nothing is at this address, so that Next answers the page that says so. */
  isUnknown?: boolean
}

/**
 * Finishes what Next answers, in one step, where it comes whole: static pages become light, a page that
 * is not found and a failure get words, and no answer leaves that allows inline scripts as such. What
 * comes in parts, drafts above all, passes with its policy alone changed.
 */
export function finishAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { self, dist, draftModeId, answers, isUnknown = false }: Setting,
): void {
  // Next writes another address into the request.
  const address = request.url ?? '/'
  const page = address.split('?')[0] ?? '/'
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const key = isUnknown ? undefined : keyOf(request, encoding)
  const { changes } = siteState()
  const asked = request.headers['if-none-match']
  const mayBeLight = request.method === 'GET' && wantsPage(request)
  // Next compares with the tag of a page that no reader has seen.
  if (mayBeLight) delete request.headers['if-none-match']
  const sources = scriptSources(request, draftModeId)
  const { writeHead } = response
  response.writeHead = (...args: unknown[]) => {
    refuseInlineScripts(response, sources)
    return Reflect.apply(writeHead, response, args)
  }
  const end = response.end.bind(response)

  const send = (body: string) => {
    response.removeHeader('Content-Length')
    allowScripts(response, body)
    // Who has the page already still hears its policy, which takes the place of the one they have.
    end(response.statusCode === 304 ? '' : body)
  }
  const sendTagged = (body: string) => {
    const tag = etagOf(body)
    response.setHeader('ETag', tag)
    if (asked === tag && response.statusCode === 200) response.statusCode = 304
    send(body)
  }
  const sendStatic = async (whole: Buffer, isPage: boolean) => {
    const isText = !/^image\/(?!svg)/.test(String(response.getHeader('content-type')))
    const encoded = isText ? encoding : 'identity'
    const body = await encode(whole, encoded)
    if (isText) addVary(response, 'Accept-Encoding')
    if (encoded !== 'identity') response.setHeader('Content-Encoding', encoded)
    if (isPage) allowScripts(response, whole.toString())
    else refuseInlineScripts(response, sources)
    const etag = isPage ? etagOf(whole) : String(response.getHeader('etag') ?? etagOf(whole))
    response.setHeader('ETag', etag)
    response.removeHeader('Content-Length')
    const answer = { etag, headers: lastingHeaders(response), body }
    if (key !== undefined && isLasting(response)) answers.keep(key, answer, changes)
    request.headers['if-none-match'] = asked
    response.end = end
    sendKept(request, response, answer)
  }

  response.end = (...args: unknown[]) => {
    response.end = end
    if (response.headersSent) return Reflect.apply(end, response, args)
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    if (isPage || String(response.getHeader('content-type')).startsWith('text/markdown'))
      addVary(response, 'Accept')
    const body = wholeBody(args[0])
    const parts = {
      styleSheets: styleSheets(dist),
      keepData: (data: string) => keepPageData(data, page),
    }
    if (response.statusCode === 500) fail(response, errorBody(address, isPage), isPage, end)
    else if (body === undefined || request.method !== 'GET') {
      if (isUnknown) response.statusCode = 404
      return Reflect.apply(end, response, args)
    } else if (isUnknown && response.statusCode === 200 && isPage) {
      response.statusCode = 404
      response.setHeader('Cache-Control', 'private, no-cache, max-age=0, must-revalidate')
      const light = finishPage(body.toString(), parts)
      fillNotFoundBody(light, page, self).then(sendTagged, () => send(light))
    } else if (response.statusCode === 404 && isPage && !isNotFoundPage(page))
      notFoundBody(page, self).then(sendTagged, (error: unknown) => {
        console.error('The page that says “not found” could not be made.', error)
        send(body.toString())
      })
    else if (isStatic(response)) {
      const whole = isPage ? Buffer.from(finishPage(body.toString(), parts)) : body
      sendStatic(whole, isPage).catch((error: unknown) => {
        console.error(`The answer at ${page} could not be sent.`, error)
        response.destroy()
      })
    } else if (isPage && response.statusCode >= 400) send(body.toString())
    else return Reflect.apply(end, response, args)
    return response
  }
}

const etagOf = (body: string | Buffer) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`

/** 503, so that robots come again and keep what they know. */
function fail(
  response: ServerResponse,
  body: string,
  isPage: boolean,
  end: (body: string) => unknown,
): void {
  response.statusCode = 503
  response.setHeader('Retry-After', TRY_AGAIN)
  response.removeHeader('Content-Length')
  response.setHeader('Content-Type', `text/${isPage ? 'html' : 'plain'}; charset=utf-8`)
  end(body)
}

/** Next hands what is static over whole, as its last word. */
function wholeBody(body: unknown): Buffer | undefined {
  if (Buffer.isBuffer(body)) return body
  return typeof body === 'string' ? Buffer.from(body) : undefined
}

function wantsPage(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/html') === true && !request.headers['rsc']
}

/** Prerendered and the same for every reader. */
function isStatic(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    response.hasHeader('x-nextjs-prerender') &&
    lifetimeOf(response) !== undefined
  )
}

/** Made of the content of this moment. */
function isLasting(response: ServerResponse): boolean {
  return (lifetimeOf(response) ?? 0) >= LASTING && response.getHeader('x-nextjs-cache') !== 'STALE'
}

/** How long Next keeps an answer before it makes it again by itself, s. */
function lifetimeOf(response: ServerResponse): number | undefined {
  const found = /s-maxage=(\d+)/.exec(String(response.getHeader('cache-control')))?.[1]
  return found === undefined ? undefined : Number(found)
}
