import { stage } from './env.ts'

/** Pages whose weight is measured: a guide, a reference page, the longest page, a stream, the explorer. */
export const pagesToWeigh = [
  '',
  'v5/intro',
  'v5/market/kline',
  'v5/enum',
  'v5/websocket/public/orderbook',
  'api-explorer/v5/category',
  'api-explorer/v5/trade/create-order',
] as const

/** One page of every kind, as paths of the English site. */
export const pageTypes = [
  ...pagesToWeigh,
  'changelog/v5',
  'faq',
  'markdown-page',
  'page-not-found',
] as const

/** Every n-th of many similar items; in the long run all of them. */
export const everyNth = <T>(all: readonly T[], nth: number): readonly T[] =>
  stage === 'all' ? all : all.filter((_, at) => at % nth === 0)

/** Addresses of `paths` on `site`, alternating between English and Chinese; in the long run each in both. */
export const alternateLocales = (site: string, paths: readonly string[]): string[] =>
  stage === 'all'
    ? inBothLocales(site, paths)
    : paths.map((path, at) => addressOf(at % 2 === 0 ? site : `${site}/zh-TW`, path))

/** Addresses of `paths` on `site`, in English and in Chinese. */
export const inBothLocales = (site: string, paths: readonly string[]): string[] =>
  [site, `${site}/zh-TW`].flatMap((root) => paths.map((path) => addressOf(root, path)))

const addressOf = (root: string, path: string) => (path === '' ? root : `${root}/${path}`)
