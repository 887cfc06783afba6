import { basePath } from '../config/paths.ts'

/** What addresses of pages are made of; a `;` would begin an attribute in the path of a cookie. */
const plain = /^[\w/.-]+$/

/**
 * `address` if it is one of this site's pages, base path included; the landing page for all else. What
 * it answers may be in `Location`, and its path in that of a cookie.
 */
export function placeOnSite(address: string | null): string {
  const here = 'https://site.invalid'
  const url = URL.canParse(address ?? '', here) ? new URL(address ?? '', here) : undefined
  if (url?.origin !== here || !plain.test(url.pathname)) return basePath
  const isPage = url.pathname === basePath || url.pathname.startsWith(`${basePath}/`)
  return isPage ? `${url.pathname}${url.search}${url.hash}` : basePath
}
