import { defaultLocale } from '../config/locales.ts'
import { basePath, localeOfAddress, pathOfAddress } from '../config/paths.ts'
import { linkCookie } from './link/cookie.ts'
import { notPreviewed } from './rewrites.ts'
import { draftCookie } from './session/cookie.ts'

const cookieOf = (name: string) => new RegExp(`(?:^|;)\\s*${name}=`)
const opening = [cookieOf(draftCookie), cookieOf(linkCookie)]

/** Whether a cookie may open drafts. */
export const opensDrafts = (cookies: string): boolean =>
  opening.some((cookie) => cookie.test(cookies))

/**
 * Whether `previewRewrites` route a request for `url` with these cookies to a route below `preview/`, which renders for
 * each request. False when that is uncertain.
 */
export function isPreview(url: string, cookies: string): boolean {
  const [pathname = ''] = url.split('?')
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return false
  if (!/^[\w/-]*$/.test(pathname)) return false
  const locale = localeOfAddress(pathname)
  const [first = ''] = pathOfAddress(pathname).split('/')
  if (first === 'preview' && locale === defaultLocale) return true
  return opensDrafts(cookies) && !notPreviewed(locale).includes(first)
}
