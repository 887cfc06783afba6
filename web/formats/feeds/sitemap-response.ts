import 'server-only'
import { env } from '../../config/env.ts'
import { cachedSitemap } from '../../content/sitemap/cached-sitemap.ts'
import { sitemapEntries } from './sitemap-entries.ts'
import { sitemap, sitemapPart } from './sitemap-xml.ts'

const headers = { 'content-type': 'application/xml; charset=utf-8' }

/** The sitemap, or the index of its parts. */
export async function sitemapResponse(): Promise<Response> {
  const entries = sitemapEntries(await cachedSitemap(), env.SITE_URL)
  return new Response(sitemap(entries, env.SITE_URL), { headers })
}

/** The part of the sitemap with the file name `name` (`1.xml`); 404 when there is none. */
export async function sitemapPartResponse(name: string): Promise<Response> {
  const number = Number(/^(\d+)\.xml$/.exec(name)?.[1])
  const part = sitemapPart(sitemapEntries(await cachedSitemap(), env.SITE_URL), number)
  return part === undefined ? new Response(null, { status: 404 }) : new Response(part, { headers })
}
