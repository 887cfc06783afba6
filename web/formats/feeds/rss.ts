import { localeConfig } from '../../config/locales.ts'
import { feedHref } from '../../config/paths.ts'
import type { Feed } from '../../content/changelog/feed.ts'
import type { ChangelogEntry } from '../../content/model/page-data.ts'
import { xmlText } from '../../messages/xml-text.ts'
import { entryTimes } from './entry-times.ts'

/** The feed as RSS 2.0; `origin` is the site's. */
export function rss(feed: Feed, origin: string): string {
  const times = entryTimes(feed.entries)
  const [newest] = times
  const page = new URL(feed.href, origin).href
  const self = new URL(feedHref('xml', feed.locale, feed.query), origin).href
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(feed.title)}</title>
<link>${xmlText(page)}</link>
<description>${xmlText(feed.description)}</description>
<language>${localeConfig[feed.locale].htmlLang}</language>
${newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>\n` : ''}<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>
${feed.entries.map((entry, at) => item(entry, page, times[at])).join('\n')}
</channel>
</rss>
`
}

function item(
  { anchor, title, body, kind, breaking }: ChangelogEntry,
  page: string,
  time?: Date,
): string {
  const address = xmlText(`${page}#${anchor}`)
  return `<item>
<title>${xmlText(title.text)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
${time ? `<pubDate>${time.toUTCString()}</pubDate>\n` : ''}<category>${kind}</category>${breaking ? '\n<category>breaking</category>' : ''}
<description>${xmlText(body.text.replaceAll('`', ''))}</description>
</item>`
}
