import { basePath } from '../config/paths.ts'

/** A prefix of result addresses, and its replacement. */
export interface ReplacePathname {
  from: string
  to: string
}

/**
 * The setting `replaceSearchResultPathname`: records have the readers' addresses with the base path; the site's own
 * links have none.
 */
export const replaceSearchResultPathname: ReplacePathname = { from: `${basePath}/`, to: '/' }

/**
 * The address of a result as a path for the site's links: without origin, with the prefix replaced. Anything but a path
 * or an http(s) address leads to the landing page.
 */
export function resultPath(
  url: string,
  { from, to }: ReplacePathname = replaceSearchResultPathname,
): string {
  const path = pathOf(url)
  // The landing page has no slash after the base path.
  const bare = from.replace(/\/$/, '')
  const replaced = path.startsWith(from)
    ? to + path.slice(from.length)
    : path === bare || path.startsWith(`${bare}#`)
      ? to + path.slice(bare.length)
      : path
  // Two leading slashes would be read as another host.
  return replaced.replace(/^\/{2,}/, '/')
}

/** The `href` of a result, with the base path. */
export function resultHref(url: string): string {
  const path = resultPath(url)
  return `${basePath}${path === '/' ? '' : path}`
}

function pathOf(url: string): string {
  const parsed = URL.parse(url, 'http://site.invalid')
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return '/'
  return parsed.pathname + parsed.search + parsed.hash
}
