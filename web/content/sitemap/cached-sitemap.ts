import 'server-only'
import { cacheTag } from 'next/cache'
import { sitemapTag } from '../../config/tags.ts'
import { keepFor } from '../cache/keep-for.ts'
import { lastGood } from '../cache/last-good.ts'
import { contentClient } from '../lake/client.ts'
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
