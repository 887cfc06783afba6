import { localeConfig, prefixedFirst } from '../../schemas/locales.ts'

const [translation] = prefixedFirst
/** First path segment of a locale that is not the default. */
export const OTHER = localeConfig[translation ?? 'en'].prefix

/** One address of each public route; the pages among them are rarely read. */
export const readAddresses = [
  '',
  `/${OTHER}`,
  '/v5/otc/margin-coin-convert-info',
  `/${OTHER}/v5/otc/margin-coin-convert-info`,
  '/v5/otc/margin-coin-convert-info.md',
  '/v5/market/time.json',
  `/og/${OTHER}/v5/otc/margin-coin-convert-info.png`,
  '/console/en/api-explorer/v5/market/kline',
  '/search',
  '/breaks-me',
  '/llms.txt',
  '/llms/v5SideBar.txt',
  `/${OTHER}/llms.txt`,
  '/error-codes/en',
  '/changelog/v5/feed.xml',
  '/changelog/v5/feed.json',
  '/changelog/v5/changes.json',
  '/changelog/v5/parts.json',
  '/changelog/v5/deprecations.ics',
  '/specs/market.yaml',
  '/api-surface.json',
  '/schemas/facts.schema.json',
  '/sitemap.xml',
  '/robots.txt',
].map((path) => `/docs${path}`)
