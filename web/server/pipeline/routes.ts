import { localeConfig, locales } from '../../config/locales.ts'
import {
  basePath,
  breaksMePath,
  deprecationsPath,
  feedbackPath,
  followPath,
  notFoundPath,
  pathOfAddress,
  skillPath,
} from '../../config/paths.ts'

/** The meaning of an address, as far as the address alone tells. */
export type RouteMatch =
  /** The page of this path, in any of its formats. */
  | { kind: 'page'; path: string }
  /** The list of the pages of the sidebar with this name. */
  | { kind: 'area'; name: string }
  /** A file of `specs/`. */
  | { kind: 'specification'; file: string }
  /** A route that decides itself whether something exists. */
  | { kind: 'route' }

const route: RouteMatch = { kind: 'route' }
const page = (path: string): RouteMatch => ({ kind: 'page', path })

/** Routes without parameters, or whose answers are never cached; those below a locale's prefix follow separately. */
const routes = [
  /^(?:_next|preview|enhancements)\/./,
  /^images\/[^/]+$/,
  /^sitemap\/[^/]+$/,
  /^api\/(?:answer|draft-mode\/(?:disable|enable|live|perspective)|feedback|health|helpful|invalidate|most-read|publish-scheduled|read|reconcile|search-trial|webhook(?:\/(?:changes|search))?)$/,
  /^api\/preview-link\/[^/]+$/,
  /^(?:api-surface\.json|icon\.svg|mcp|robots\.txt|schemas\/facts\.schema\.json|sitemap\.xml|vitals\.js)$/,
]

/** Such routes below the prefix of each locale. */
const localeRoutes = new Set([
  '',
  'index.html',
  'search',
  'search.html',
  'search/index.html',
  breaksMePath,
  `${breaksMePath}.html`,
  `${breaksMePath}.md`,
  `${breaksMePath}/index.html`,
  feedbackPath,
  notFoundPath,
  'llms.txt',
  'llms-full.txt',
  `${skillPath}.md`,
  'changelog/v5/feed.xml',
  'changelog/v5/feed.json',
  followPath,
  `${followPath}.html`,
  `${followPath}.md`,
  `${followPath}/index.html`,
  deprecationsPath,
  `${deprecationsPath}.html`,
  `${deprecationsPath}.md`,
  `${deprecationsPath}/index.html`,
  `${deprecationsPath}.ics`,
  'changelog/v5/changes.xml',
  'changelog/v5/changes.json',
  'changelog/v5/parts.json',
])

const keys: readonly string[] = locales
const renamed: readonly string[] = locales.filter(
  (locale) => localeConfig[locale].prefix !== locale,
)
const homes = locales.map((locale) => `${localeConfig[locale].prefix}.html`)

/** Matches a canonical path of this site. */
export function matchRoute(pathname: string): RouteMatch {
  const all = decodeURIComponent(pathname.slice(basePath.length + 1)).replace(/\/$/, '')
  if (homes.includes(all) || routes.some((known) => known.test(all))) return route
  return ofKeyedRoute(all) ?? ofLocale(pathname)
}

/** Matches the targets of rewrites, whose addresses contain a locale's key. */
function ofKeyedRoute(all: string): RouteMatch | undefined {
  const [family = '', key = '', ...rest] = all.split('/')
  const path = rest.join('/')
  // Next redirects it to the page.
  if (renamed.includes(family)) return route
  if (family === 'specs') return { kind: 'specification', file: [key, ...rest].join('/') }
  if (!keys.includes(key)) return undefined
  if (['llms', 'llms-full', 'error-codes'].includes(family) && path === '') return route
  if (family === 'llms') return { kind: 'area', name: path }
  if (family === 'og') return page(path.replace(/(?:^index)?\.png$/, ''))
  return ['md', 'facts', 'console'].includes(family) ? page(path) : undefined
}

function ofLocale(pathname: string): RouteMatch {
  const path = decodeURIComponent(pathOfAddress(pathname)).replace(/\/$/, '')
  if (localeRoutes.has(path)) return route
  const area = /^llms\/([^/]+)\.txt$/.exec(path)?.[1]
  if (area !== undefined) return { kind: 'area', name: area }
  return page(path.replace(/\.(?:md|json)$/, ''))
}
