import { basePath } from '../config/paths.ts'

/** What the address of a result begins with, and what is there instead. */
export interface ReplacePathname {
  from: string
  to: string
}

/**
 * The setting `replaceSearchResultPathname`: records hold addresses as readers see them, base path
 * included, and the site's own links are without it.
 */
export const replaceSearchResultPathname: ReplacePathname = { from: `${basePath}/`, to: '/' }

/**
 * The address of a result as the site's links take it: without its origin, its beginning replaced.
 * What is neither a path nor an address of the web leads to the landing page.
 */
export function resultPath(
  url: string,
  { from, to }: ReplacePathname = replaceSearchResultPathname,
): string {
  const path = pathOf(url)
  // The landing page has no slash behind its base path.
  const bare = from.replace(/\/$/, '')
  const replaced = path.startsWith(from)
    ? to + path.slice(from.length)
    : path === bare || path.startsWith(`${bare}#`)
      ? to + path.slice(bare.length)
      : path
  // Two slashes would be followed by the name of another host.
  return replaced.replace(/^\/{2,}/, '/')
}

/** The address of a result as a link in the page has it. */
export function resultHref(url: string): string {
  const path = resultPath(url)
  return `${basePath}${path === '/' ? '' : path}`
}

function pathOf(url: string): string {
  const parsed = URL.parse(url, 'http://site.invalid')
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return '/'
  return parsed.pathname + parsed.search + parsed.hash
}
