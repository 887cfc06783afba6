import 'server-only'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { openLastGoodStore } from '../cache/open-last-good-store.ts'
import { contentClient } from '../lake/client.ts'
import { Reader } from '../lake/reader.ts'
import { loadSitemap, type SitemapPage } from './sitemap.ts'

interface Sitemap {
  pages: SitemapPage[]
  dependencies: string[]
}

const last = openLastGoodStore<Sitemap>('sitemap')

/** Every page of the site, cached until one of them, or a document that they show, is published. */
export async function cachedSitemap(): Promise<SitemapPage[]> {
  'use cache'
  const { value, fresh } = await last.read('', read)
  cacheWithTags({ fresh, tags: value.dependencies })
  return value.pages
}

async function read(): Promise<Sitemap> {
  const reader = new Reader(contentClient())
  const pages = await loadSitemap(reader)
  return { pages, dependencies: reader.dependencies }
}
