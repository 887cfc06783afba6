import { notDefault, ownPages, segmentExcept } from '../config/first-segments.ts'
import { defaultLocale, type Locale, locales, prefixedFirst } from '../config/locales.ts'
import { routePath } from '../config/paths.ts'
import { secretLinkHeaders } from './link/answers.ts'
import { linkCookie } from './link/cookie.ts'
import { draftCookie } from './session/cookie.ts'

/** The session cookie from the Studio; the preview route checks whether the session is still valid. */
const inDraftMode = [{ type: 'cookie', key: draftCookie }]

/** The cookie of a preview link, sent for one page only; the preview route checks the link. */
const byLink = [{ type: 'cookie', key: linkCookie }]

/** The characters of page paths. Files have a dot: they are equal for everybody, whatever the cookie. */
const OF_PAGES = '[^/.]'

/** First path segments below a locale's prefix that `previewRewrites` leave alone. */
export const notPreviewed = (locale: Locale): readonly string[] =>
  locale === defaultLocale ? [...notDefault, ...ownPages] : ownPages

/**
 * Routes requests in draft mode to routes below `preview/`, so that readers' pages stay static and contain no code for
 * editing.
 */
export const previewRewrites = [
  ...locales.map((locale) => ({
    source: routePath('', locale) || '/',
    has: inDraftMode,
    destination: `/preview/${locale}`,
  })),
  ...[inDraftMode, byLink].flatMap((has) =>
    prefixedFirst.map((locale) => ({
      source: `${routePath('', locale)}/${segmentExcept(notPreviewed(locale), OF_PAGES)}/:rest(${OF_PAGES}+)*`,
      has,
      destination: `/preview/${locale}/:first/:rest*`,
    })),
  ),
]

const headers = Object.entries(secretLinkHeaders).map(([key, value]) => ({ key, value }))

/** Headers of pages opened by a preview link. */
export const linkHeaders = [
  { source: '/:path*', has: byLink, headers },
  { source: '/api/preview-link/:path*', headers },
]

/** Sources that only the Studio may frame, in draft mode. */
export const framedSources = [
  { source: '/:path*', has: inDraftMode },
  { source: '/api/draft-mode/:path*' },
]
