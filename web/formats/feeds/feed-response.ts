import 'server-only'
import { env } from '../../config/env.ts'
import type { Locale } from '../../config/locales.ts'
import { cachedFeed } from '../../content/changelog/cached-feed.ts'
import { jsonFeed } from './json-feed.ts'
import { rss } from './rss.ts'

export async function rssResponse(locale: Locale): Promise<Response> {
  return new Response(rss(await cachedFeed(locale), env.SITE_URL), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}

export async function jsonFeedResponse(locale: Locale): Promise<Response> {
  return Response.json(jsonFeed(await cachedFeed(locale), env.SITE_URL), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  })
}
