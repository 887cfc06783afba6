import 'server-only'
import { cacheTag } from 'next/cache'
import { sitemapTag } from '../tags.ts'
import { contentClient } from './client.ts'
import { keepFor } from './keep-for.ts'
import { lastGood } from './last-good.ts'
import { loadSitemap, type SitemapPage } from './sitemap.ts'

const last = lastGood<SitemapPage[]>('sitemap')

/** Every page of the site, kept until one of them, or something that they show, is published. */
export async function cachedSitemap(): Promise<SitemapPage[]> {
  'use cache'
  const { value, fresh } = await last.read('', () => loadSitemap(contentClient()))
  keepFor(fresh)
  cacheTag(sitemapTag)
  return value
}
