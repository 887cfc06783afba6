import type { IncomingMessage, ServerResponse } from 'node:http'
import { siteState } from '../../content/cache/site-state.ts'
import { limitLifetime } from './cache-lifetimes.ts'
import { acceptedEncoding } from './encode.ts'
import { errorBody } from './error-body.ts'
import { holdBody } from './hold-body.ts'
import { type KeptAnswers, keyOf } from './kept-answers.ts'
import { showsPage } from './missing-address.ts'
import { isStatic, sendStatic } from './send-static.ts'
import { setVary } from './set-vary.ts'
import { wantsMarkdown } from './wants-markdown.ts'

/** Nearly always the lake is unreachable, and the next try reads it again. In seconds. */
const TRY_AGAIN = '10'

/**
 * Finishes what Next answers, in one step, where it comes whole: what is the same for every reader is encoded, tagged
 * and kept in `answers`, and a failure gets words. What comes in parts, drafts above all, passes as it is.
 */
export function finishAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answers: KeptAnswers,
): void {
  // Next writes another address into the request.
  const address = request.url ?? '/'
  const isPage = showsPage(request)
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const key = keyOf(request, encoding)
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
  const { writeHead } = response
  response.writeHead = (...args: unknown[]) => {
    limitLifetime(response)
    setVary(response)
    return Reflect.apply(writeHead, response, args)
  }
  holdBody(
    response,
    () => isGet && isStatic(response),
    (body, passOn) => {
      if (response.statusCode === 500) fail(response, errorBody(address, isPage), isPage)
      else if (body === undefined || !isGet || !isStatic(response)) passOn()
      else {
        request.headers['if-none-match'] = asked
        sendStatic(request, response, body, { encoding, keeping }).catch((error: unknown) => {
          console.error(`The answer at ${address} could not be sent.`, error)
          response.destroy()
        })
      }
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
