import { basePath } from '../../config/paths.ts'
import { xmlText } from '../../messages/xml-text.ts'
import type { SitemapEntry } from './sitemap-entries.ts'

/** Maximum number of addresses in a sitemap: https://www.sitemaps.org/protocol.html */
const MOST_ADDRESSES = 50_000

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The sitemap as XML, or the index of its parts when it is too long for one file. */
export function sitemap(
  entries: readonly SitemapEntry[],
  origin: string,
  most = MOST_ADDRESSES,
): string {
  if (entries.length <= most) return urlset(entries)
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => {
    const address = new URL(`${basePath}/sitemap/${index + 1}.xml`, origin).href
    return `<sitemap><loc>${xmlText(address)}</loc></sitemap>`
  })
  return document('sitemapindex', NAMESPACE, parts)
}

/** Part `number` of the index, starting at 1; undefined when there is none. */
export function sitemapPart(
  entries: readonly SitemapEntry[],
  number: number,
  most = MOST_ADDRESSES,
): string | undefined {
  const part = number >= 1 ? entries.slice((number - 1) * most, number * most) : []
  return part.length > 0 ? urlset(part) : undefined
}

function urlset(entries: readonly SitemapEntry[]): string {
  const attributes = `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`
  return document('urlset', attributes, entries.map(url))
}

function url({ url: address, languages, lastModified }: SitemapEntry): string {
  const others = Object.entries(languages).map(
    ([language, href]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(href)}"/>`,
  )
  const changed = lastModified === undefined ? [] : [`<lastmod>${lastModified}</lastmod>`]
  return `<url>${[`<loc>${xmlText(address)}</loc>`, ...others, ...changed].join('')}</url>`
}

function document(name: string, attributes: string, lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${attributes}>\n${lines.join('\n')}\n</${name}>\n`
}
