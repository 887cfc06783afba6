import { basePath } from '../paths.ts'

/** `address` if it is one of this site's pages, base path included; the landing page for all else. */
export function placeOnSite(address: string | null): string {
  const here = 'https://site.invalid'
  const url = URL.canParse(address ?? '', here) ? new URL(address ?? '', here) : undefined
  const isPage = url?.pathname === basePath || url?.pathname.startsWith(`${basePath}/`)
  return url?.origin === here && isPage ? `${url.pathname}${url.search}${url.hash}` : basePath
}
