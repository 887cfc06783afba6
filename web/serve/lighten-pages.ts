import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { allowScripts } from './guard-scripts.ts'
import { inlineStyles } from './inline-styles.ts'
import { lateFramework } from './late-framework.ts'
import { isNotFoundPage, notFoundBody } from './not-found-body.ts'
import { keepPageData } from './page-data-route.ts'

export interface Setting {
  /** Origin of this server as it reaches itself. */
  self: string
  /** Folder of the build. */
  dist: string
}

/**
 * Makes static pages light on their way out: their styles stand in them, and the framework's scripts
 * and data come at the reader's first move. Everything else, drafts above all, passes untouched.
 */
export function lightenPages(
  request: IncomingMessage,
  response: ServerResponse,
  setting: Setting,
): void {
  if (request.method !== 'GET') return
  const asked = request.headers['if-none-match']
  const page = (request.url ?? '/').split('?')[0] ?? '/'
  const end = response.end.bind(response)
  const finish = (body: string) => {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
    response.setHeader('ETag', etag)
    allowScripts(response, body)
    response.removeHeader('Content-Length')
    if (asked === etag && response.statusCode === 200) {
      response.statusCode = 304
      return end()
    }
    return end(body)
  }
  const asItIs = (body: string) => {
    allowScripts(response, body)
    return end(body)
  }
  // Next compares with the tag of a page that no reader has seen.
  if (wantsPage(request)) delete request.headers['if-none-match']

  response.end = (...args: unknown[]) => {
    const [body] = args
    // Next hands a static page over whole, as its last word.
    if (!isPage(response) || (typeof body !== 'string' && !Buffer.isBuffer(body)))
      return Reflect.apply(end, response, args)
    response.end = end
    if (response.statusCode === 404 && !isNotFoundPage(page))
      notFoundBody(page, setting.self).then(
        (instead) => finish(instead),
        (error: unknown) => {
          console.error('The page that says “not found” could not be made.', error)
          asItIs(body.toString())
        },
      )
    else if (isStatic(response)) finish(lighten(body.toString(), page, setting.dist))
    else if (response.statusCode >= 400) asItIs(body.toString())
    else return Reflect.apply(end, response, args)
    return response
  }
}

/** The page with its styles inside and its framework outside. */
function lighten(html: string, page: string, dist: string): string {
  const { html: light, data } = lateFramework(inlineStyles(html, dist), (data) =>
    keepPageData(data, page),
  )
  return data === undefined ? html : light
}

function wantsPage(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('text/html') === true && !request.headers['rsc']
}

function isPage(response: ServerResponse): boolean {
  return !response.headersSent && String(response.getHeader('content-type')).startsWith('text/html')
}

/** Prerendered and the same for every reader. */
function isStatic(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    response.hasHeader('x-nextjs-prerender') &&
    String(response.getHeader('cache-control')).includes('s-maxage')
  )
}
