import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { allowScripts, refuseInlineScripts, scriptSources } from './content-security-policy.ts'
import { errorBody } from './error-body.ts'
import { finishPage } from './finish-page.ts'
import { isNotFoundPage, notFoundBody } from './not-found-body.ts'
import { keepPageData } from './page-data-route.ts'
import { styleSheets } from './style-sheets.ts'

/** Nearly always the lake is away, and the next try reads it again. In seconds. */
const TRY_AGAIN = '10'

export interface Setting {
  /** Origin of this server as it reaches itself. */
  self: string
  /** Folder of the build. */
  dist: string
  draftModeId: string
}

/**
 * Finishes what Next answers, in one step, where it comes whole: static pages become light, a page that
 * is not found and a failure get words, and no answer leaves that allows inline scripts as such. What
 * comes in parts, drafts above all, passes with its policy alone changed.
 */
export function finishAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { self, dist, draftModeId }: Setting,
): void {
  // Next writes another address into the request.
  const address = request.url ?? '/'
  const page = address.split('?')[0] ?? '/'
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
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
    response.setHeader('ETag', tag)
    if (asked === tag && response.statusCode === 200) response.statusCode = 304
    send(body)
  }

  response.end = (...args: unknown[]) => {
    response.end = end
    const body = wholeText(args[0])
    if (response.headersSent) return Reflect.apply(end, response, args)
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    if (response.statusCode === 500) fail(response, errorBody(address, isPage), isPage, end)
    else if (!isPage || body === undefined || request.method !== 'GET')
      return Reflect.apply(end, response, args)
    else if (response.statusCode === 404 && !isNotFoundPage(page))
      notFoundBody(page, self).then(sendTagged, (error: unknown) => {
        console.error('The page that says “not found” could not be made.', error)
        send(body)
      })
    else if (isStatic(response)) {
      const keepData = (data: string) => keepPageData(data, page)
      sendTagged(finishPage(body, { styleSheets: styleSheets(dist), keepData }))
    } else if (response.statusCode >= 400) send(body)
    else return Reflect.apply(end, response, args)
    return response
  }
}

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

/** Next hands a static page over whole, as its last word. */
function wholeText(body: unknown): string | undefined {
  if (Buffer.isBuffer(body)) return body.toString()
  return typeof body === 'string' ? body : undefined
}

function wantsPage(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/html') === true && !request.headers['rsc']
}

/** Prerendered and the same for every reader. */
function isStatic(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    response.hasHeader('x-nextjs-prerender') &&
    String(response.getHeader('cache-control')).includes('s-maxage')
  )
}
