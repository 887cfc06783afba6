import { localeConfig } from '../../config/locales.ts'
import { feedHref } from '../../config/paths.ts'
import type { Feed } from '../../content/changelog/feed.ts'
import { entryTimes } from './entry-times.ts'

/** The feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/); `origin` is the site's. */
export function jsonFeed(feed: Feed, origin: string) {
  const times = entryTimes(feed.entries)
  const page = new URL(feed.href, origin).href
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: page,
    feed_url: new URL(feedHref('json', feed.locale, feed.query), origin).href,
    language: localeConfig[feed.locale].htmlLang,
    items: feed.entries.map(({ anchor, title, body, kind, breaking, pages }, at) => ({
      id: `${page}#${anchor}`,
      url: `${page}#${anchor}`,
      title: title.text,
      content_text: body.text.replaceAll('`', ''),
      // JSON Feed reserves names with a leading underscore for extensions of publishers.
      _changes: { breaking, pages: pages.map(({ href }) => href) },
      date_published: times[at]?.toISOString(),
      tags: breaking ? [kind, 'breaking'] : [kind],
    })),
  }
}
