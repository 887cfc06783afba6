import type { MetadataRoute } from 'next'
import { cachedSitemap } from '../content/cached-sitemap.ts'
import { env } from '../env.ts'
import { sitemapEntries } from '../feeds/sitemap-entries.ts'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries(await cachedSitemap(), env.SITE_URL)
}
