import { basePath } from '../config/paths.ts'

/** The characters of page paths; a `;` would start an attribute in a cookie's path. */
const plain = /^[\w/.-]+$/

/**
 * Returns `address` if it is a page of this site, with the base path; else the landing page. The result is safe in
 * `Location`, and its path in a cookie's `Path`.
 */
export function siteAddressOrLanding(address: string | null): string {
  const here = 'https://site.invalid'
  const url = URL.canParse(address ?? '', here) ? new URL(address ?? '', here) : undefined
  if (url?.origin !== here || !plain.test(url.pathname)) return basePath
  const isPage = url.pathname === basePath || url.pathname.startsWith(`${basePath}/`)
  return isPage ? `${url.pathname}${url.search}${url.hash}` : basePath
}
