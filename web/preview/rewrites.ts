import { secretly } from './link/answers.ts'
import { linkCookie } from './link/cookie.ts'

/** Next's own cookie of draft mode. Whether its value is the right one, the page below asks Next. */
const inDraftMode = [{ type: 'cookie', key: '__prerender_bypass' }]

/** The cookie of a shared link, which is sent for one page alone. Whether it opens anything, the page asks. */
const byLink = [{ type: 'cookie', key: linkCookie }]

/** First segments that stay what they are. */
const others = [
  '_next',
  'api',
  'images',
  'md',
  'og',
  'page-not-found',
  'preview',
  'search',
  'zh-TW',
  'icon.svg',
  'robots.txt',
  'sitemap.xml',
]

const segmentExcept = (names: readonly string[]) =>
  `:first((?!(?:${names.map((name) => name.replace('.', '\\.')).join('|')})(?:/|$))[^/]+)`

/**
 * In draft mode every page is answered by a route of its own below `preview/`, so that readers'
 * pages stay static and hold nothing of what editing takes.
 */
export const previewRewrites = [
  { source: '/', has: inDraftMode, destination: '/preview/en' },
  { source: '/zh-TW', has: inDraftMode, destination: '/preview/zh-TW' },
  ...[inDraftMode, byLink].flatMap((has) => [
    {
      source: `/zh-TW/${segmentExcept(['search', 'page-not-found'])}/:rest*`,
      has,
      destination: '/preview/zh-TW/:first/:rest*',
    },
    {
      source: `/${segmentExcept(others)}/:rest*`,
      has,
      destination: '/preview/en/:first/:rest*',
    },
  ]),
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
