import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  basePath,
  localeOfAddress,
  notFoundPath,
  pageHref,
  pathOfAddress,
} from '../../config/paths.ts'
import { isPreview, opensDrafts } from '../../preview/is-preview.ts'
import { acceptedEncoding, type Encoding } from './encode.ts'
import { errorBody } from './error-body.ts'
import { InFlightRenders, TooBusyError } from './in-flight-renders.ts'
import type { KnownRoutes } from './known-routes.ts'
import { isMissing, missingAnswers, showsPage } from './missing-address.ts'
import type { RenderedResponse, RenderRequest } from './render-response.ts'
import { ResponseCache } from './response-cache.ts'
import { sendAnswer } from './send-answer.ts'
import { sendText } from './send-text.ts'
import { transformResponse } from './transform-response.ts'
import { wantsMarkdown } from './wants-markdown.ts'

/** Seconds. Usually the lake is unreachable, and the next attempt reads it again. */
const TRY_AGAIN = '10'

/** API calls, files and streams, which Next answers itself. */
const DIRECT = new RegExp(`^${basePath}/(?:api|_next|images|enhancements|mcp)(?:/|\\?|$)`)

/** All pages in one file: programs that read it wait less than readers and can do without the last minute. */
const BEHIND = /\/llms-full(?:\.txt|\/[\w-]+)(?:\?|$)/

interface Setting {
  /** Has Next render an answer. */
  make: (renderRequest: RenderRequest) => Promise<RenderedResponse>
  known: KnownRoutes
}

/**
 * Answers GET and HEAD requests that have whole responses: pages in each format, and the not-found page for unknown
 * addresses. Resolves to whether it answered; Next handles the rest. Rejects after it has sent the error body of a
 * failed render.
 */
export function pageAnswers({ make, known }: Setting) {
  const answers = new ResponseCache()
  const sharing = new InFlightRenders(answers)
  const answerMissing = missingAnswers()

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { method, url = '/', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const encoding = acceptedEncoding(headers['accept-encoding'])
    const key = keyOf(request, encoding)
    const kept = key === undefined ? undefined : answers.get(key)
    if (kept) {
      sendAnswer(request, response, { answer: kept, isOld: false })
      return true
    }
    const isUnknown = await isMissing(request, known)
    if (isUnknown && answerMissing(request, response)) return true
    if (!isUnknown && DIRECT.test(url)) return false
    const renderRequest = { url: isUnknown ? notFoundAddress(url) : url, headers }
    const made = async () => transformResponse(await make(renderRequest), encoding)
    try {
      const isOwn = isUnknown || key === undefined
      const found = isOwn
        ? { answer: await made(), isOld: false }
        : await sharing.find(key, made, BEHIND.test(url))
      sendAnswer(request, response, found)
    } catch (error) {
      refuse(request, response, error)
      throw error
    }
    return true
  }
}

/**
 * The cache key of an answer; undefined when it may depend on the reader. Prerendered answers do not depend on the
 * query.
 */
export function keyOf(
  { url = '/', headers }: IncomingMessage,
  encoding: Encoding,
): string | undefined {
  const cookies = headers.cookie ?? ''
  if (opensDrafts(cookies) || isPreview(url, cookies)) return undefined
  const [path] = url.split('?')
  return `${encoding} ${wantsMarkdown(headers.accept) ? 'markdown' : 'page'} ${path}`
}

/** The address of the not-found page in the language of `address`. */
function notFoundAddress(address: string): string {
  const [pathname = '/'] = address.split('?')
  const wanted = new URLSearchParams({ of: decodeURIComponent(pathOfAddress(pathname)) })
  return `${pageHref(notFoundPath, localeOfAddress(pathname))}?${wanted}`
}

/** 503, so that crawlers come again and keep what they have indexed. */
function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  response.setHeader('Retry-After', TRY_AGAIN)
  if (error instanceof TooBusyError) {
    sendText(response, 503, `${error.message}\n`)
    return
  }
  const isPage = showsPage(request)
  response.writeHead(503, {
    'Cache-Control': 'no-store',
    'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
  })
  response.end(errorBody(request.url ?? '/', isPage))
}
