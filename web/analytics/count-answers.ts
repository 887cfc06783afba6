import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReadForm } from '../../schemas/reading-day.ts'
import { basePath, localeOfAddress } from '../config/paths.ts'
import { opensDrafts } from '../preview/is-preview.ts'
import { matchRoute } from '../server/pipeline/routes.ts'
import { wantsMarkdown } from '../server/pipeline/wants-markdown.ts'
import { clientKind } from './client-kind.ts'
import type { Counter } from './counter.ts'
import { missingPath, referringPage } from './missing-path.ts'
import { isPrefetch, wantsNoCounting } from './wants-no-counting.ts'

/**
 * Counts what a request was answered, once it was: what agents read, and addresses at which nothing is. What readers
 * read their browsers say; MCP, whose calls are in the body, counts for itself.
 */
export function countAnswers(
  counter: Pick<Counter, 'count'>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method, url = '/', headers } = request
  // Next writes another address into the request.
  const [pathname = ''] = url.split('?')
  if (method !== 'GET' || !pathname.startsWith(`${basePath}/`)) return
  if (pathname.startsWith(`${basePath}/_next/`) || pathname.startsWith(`${basePath}/api/`)) return
  const { accept, referer, host, 'user-agent': userAgent } = headers
  response.once('finish', () => {
    const { statusCode } = response
    if (statusCode !== 200 && statusCode !== 304 && statusCode !== 404) return
    const header = (name: string) => headers[name]?.toString()
    if (isPrefetch(header)) return
    if (opensDrafts(headers.cookie ?? '')) return
    if (statusCode === 404) {
      if (wantsNoCounting(header) || matchRoute(pathname).kind !== 'page') return
      const path = missingPath(pathname)
      const from = referringPage(referer, host)
      if (path === undefined) counter.count({ of: 'others', what: 'missing' })
      else counter.count({ of: 'missing', path, ...(from !== undefined && { from }) })
      return
    }
    const form = formOf(pathname, accept)
    if (!form) return
    const client = clientKind(userAgent)
    // A reader, or what is taken for one.
    if (form === 'html' && (client === 'browser' || client === 'other')) return
    if (wantsNoCounting(header)) return
    const locale = localeOfAddress(pathname)
    counter.count({ of: 'agent', client, form, locale })
    const target = matchRoute(pathname)
    if (target.kind === 'page')
      counter.count({
        of: 'page',
        path: target.path.replace(/(?:\/index)?\.html$/, ''),
        locale,
        what: 'agents',
      })
  })
}

/** In which form an address gives a page, or a list of pages; undefined for what is neither. */
function formOf(pathname: string, accept: string | undefined): ReadForm | undefined {
  if (/\/llms(?:-full)?\.txt$|\/llms\/[^/]+\.txt$/.test(pathname)) return 'llms'
  if (matchRoute(pathname).kind !== 'page') return undefined
  if (pathname.endsWith('.md')) return 'md'
  if (pathname.endsWith('.json')) return 'json'
  if (/\.(?!html$)[a-z]+$/.test(pathname)) return undefined
  return wantsMarkdown(accept) ? 'md' : 'html'
}
