import type { IncomingMessage, ServerResponse } from 'node:http'
import { siteState } from '../../content/cache/site-state.ts'
import { generatedAtHeader } from '../../enhancements/stale-page.ts'
import { addVary } from './add-vary.ts'
import { limitLifetime } from './cache-lifetimes.ts'
import { allowScripts, refuseInlineScripts, scriptSources } from './content-security-policy.ts'
import { acceptedEncoding } from './encode.ts'
import { errorBody } from './error-body.ts'
import { finishPage } from './finish-page.ts'
import { holdBody } from './hold-body.ts'
import { type KeptAnswers, keyOf } from './kept-answers.ts'
import { narrowCookies } from './narrow-cookies.ts'
import { fillNotFoundBody, isNotFoundPage, notFoundBody } from './not-found-body.ts'
import { keepPageData } from './page-data-route.ts'
import { isStatic, sendStatic } from './send-static.ts'
import { styleSheets } from './style-sheets.ts'
import { wantsMarkdown } from './wants-markdown.ts'

/** Nearly always the lake is unreachable, and the next try reads it again. In seconds. */
const TRY_AGAIN = '10'

export interface Setting {
  /** Origin of this server as it reaches itself. */
  self: string
  /** Folder of the build. */
  dist: string
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
  { self, dist, answers, isUnknown = false }: Setting,
): void {
  // Next writes another address into the request.
  const address = request.url ?? '/'
  const page = address.split('?')[0] ?? '/'
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const key = isUnknown ? undefined : keyOf(request, encoding)
  const keeping = { answers, key, changes: siteState().changes }
  const asked = request.headers['if-none-match']
  // Node sends no body to a HEAD, whose headers are those of a GET.
  if (request.method === 'HEAD') request.method = 'GET'
  const isGet = request.method === 'GET'
  // Next compares with the tag of what no reader has seen.
  if (isGet) delete request.headers['if-none-match']
  // Next's rewrites know no `q`.
  const { accept } = request.headers
  if (wantsMarkdown(accept)) request.headers.accept = 'text/markdown'
  else if (accept && /text\/(?:html|markdown)/i.test(accept)) request.headers.accept = 'text/html'
  const sources = scriptSources(request)
  const { writeHead } = response
  response.writeHead = (...args: unknown[]) => {
    refuseInlineScripts(response, sources)
    limitLifetime(response)
    narrowCookies(response)
    return Reflect.apply(writeHead, response, args)
  }
  const light = (html: Buffer) =>
    finishPage(html.toString(), {
      styleSheets: styleSheets(dist),
      keepData: (data) => keepPageData(data, page),
    })
  const send = (html: string) => {
    response.removeHeader('Content-Length')
    allowScripts(response, html)
    response.end(html)
  }

  holdBody(
    response,
    () => isGet && isStatic(response),
    (body, passOn) => {
      const type = String(response.getHeader('content-type'))
      const isPage = type.startsWith('text/html')
      if (isPage || type.startsWith('text/markdown')) addVary(response, 'Accept')
      if (isUnknown && response.statusCode === 200) response.statusCode = 404
      const { statusCode } = response
      if (statusCode === 500) fail(response, errorBody(address, isPage), isPage)
      else if (body === undefined || !isGet) passOn()
      else if (isPage && isUnknown && statusCode === 404) {
        response.setHeader('Cache-Control', 'private, no-cache, max-age=0, must-revalidate')
        const html = light(body)
        fillNotFoundBody(html, page, self).then(send, () => send(html))
      } else if (isPage && statusCode === 404 && !isNotFoundPage(page))
        notFoundBody(page, self).then(send, (error: unknown) => {
          console.error('The page that says “not found” could not be made.', error)
          send(body.toString())
        })
      else if (isStatic(response)) {
        const html = isPage ? light(body) : undefined
        if (html === undefined) refuseInlineScripts(response, sources)
        else {
          allowScripts(response, html)
          const made = /<meta name="generated-at" content="([^"]+)"/.exec(html)?.[1]
          if (made !== undefined) response.setHeader(generatedAtHeader, made)
        }
        const whole = html === undefined ? body : Buffer.from(html)
        request.headers['if-none-match'] = asked
        sendStatic(request, response, whole, { encoding, keeping }).catch((error: unknown) => {
          console.error(`The answer at ${page} could not be sent.`, error)
          response.destroy()
        })
      } else if (isPage && statusCode >= 400) send(body.toString())
      else passOn()
    },
  )
}

/** 503, so that robots come again and keep what they know. */
function fail(response: ServerResponse, body: string, isPage: boolean): void {
  response.statusCode = 503
  response.setHeader('Retry-After', TRY_AGAIN)
  response.setHeader('Cache-Control', 'no-store')
  response.removeHeader('Content-Length')
  response.setHeader('Content-Type', `text/${isPage ? 'html' : 'plain'}; charset=utf-8`)
  response.end(body)
}
