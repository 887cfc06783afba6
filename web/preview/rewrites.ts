import { notDefault, ownPages, segmentExcept } from '../config/first-segments.ts'
import { defaultLocale, type Locale, locales, prefixedFirst } from '../config/locales.ts'
import { routePath } from '../config/paths.ts'
import { secretly } from './link/answers.ts'
import { linkCookie } from './link/cookie.ts'
import { draftCookie } from './session/cookie.ts'

/** The cookie of whom the Studio let in. Whether its session lasts, the page below asks. */
const inDraftMode = [{ type: 'cookie', key: draftCookie }]

/** The cookie of a shared link, which is sent for one page alone. Whether it opens anything, the page asks. */
const byLink = [{ type: 'cookie', key: linkCookie }]

/** What addresses of pages are made of. Files have a dot: they are the same for everybody, whatever the cookie. */
const OF_PAGES = '[^/.]'

/** First segments below a locale's prefix at which `previewRewrites` lead nowhere. */
export const notPreviewed = (locale: Locale): readonly string[] =>
  locale === defaultLocale ? [...notDefault, ...ownPages] : ownPages

/**
 * In draft mode every page is answered by a route of its own below `preview/`, so that readers'
 * pages stay static and hold nothing of what editing takes.
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

const headers = Object.entries(secretly).map(([key, value]) => ({ key, value }))

/** What answers have that a secret link leads to. */
export const linkHeaders = [
  { source: '/:path*', has: byLink, headers },
  { source: '/api/preview-link/:path*', headers },
]

/** What only the Studio may put into a frame, and only in draft mode. */
export const framedSources = [
  { source: '/:path*', has: inDraftMode },
  { source: '/api/draft-mode/:path*' },
]
