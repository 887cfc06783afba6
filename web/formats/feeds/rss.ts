import { localeConfig } from '../../config/locales.ts'
import { feedHref } from '../../config/paths.ts'
import type { Feed } from '../../content/changelog/feed.ts'
import type { ChangelogEntry } from '../../content/model/page-data.ts'
import { xmlText } from '../../messages/xml-text.ts'

/** The feed as RSS 2.0; `origin` is that of the site. */
export function rss(feed: Feed, origin: string): string {
  const newest = feed.entries[0]?.date
  const page = new URL(feed.href, origin).href
  const self = new URL(feedHref('xml', feed.locale, feed.query), origin).href
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(feed.title)}</title>
<link>${xmlText(page)}</link>
<description>${xmlText(feed.description)}</description>
<language>${localeConfig[feed.locale].htmlLang}</language>
${newest ? `<lastBuildDate>${rfc822(newest)}</lastBuildDate>\n` : ''}<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>
${feed.entries.map((entry) => item(entry, page)).join('\n')}
</channel>
</rss>
`
}

function item({ anchor, title, body, kind, breaking, date }: ChangelogEntry, page: string): string {
  const address = xmlText(`${page}#${anchor}`)
  return `<item>
<title>${xmlText(title.text)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${rfc822(date)}</pubDate>
<category>${kind}</category>${breaking ? '\n<category>breaking</category>' : ''}
<description>${xmlText(body.text.replaceAll('`', ''))}</description>
</item>`
}

/** `Fri, 20 Nov 2026 00:00:00 GMT`, the form of dates in RSS. */
const rfc822 = (date: string): string => new Date(date).toUTCString()
