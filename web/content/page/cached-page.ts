import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { openLastGoodStore } from '../cache/open-last-good-store.ts'
import { contentClient } from '../lake/client.ts'
import { cachedSidebar } from '../sidebar/cached-sidebar.ts'
import { sidebarsOf } from '../sidebar/load-sidebar.ts'
import { type PageResult, readPage } from './read-page.ts'

const last = openLastGoodStore<PageResult>('page')

/** The result at `path`, cached until one of the documents that it shows is published. */
export async function cachedPage(path: string, locale: Locale): Promise<PageResult> {
  'use cache'
  const { value, fresh } = await lastGoodPage(path, locale)
  cacheWithTags({ fresh, tags: tagsOf(value) })
  return value
}

/** The page for a caller that caches something made from it; `fresh` is false when it could not be read again. */
export function lastGoodPage(
  path: string,
  locale: Locale,
): Promise<{ value: PageResult; fresh: boolean }> {
  return last.read(`${locale}/${path}`, () => readWithoutTree(path, locale), tagsOf)
}

/** The cache tags of a result. */
export const tagsOf = (result: PageResult): string[] =>
  result.kind === 'page' ? result.data.dependencies : result.dependencies

/** Reads `path`; the sidebar tree, which many pages share, is cached separately and left out. */
async function readWithoutTree(path: string, locale: Locale): Promise<PageResult> {
  const client = contentClient()
  const sidebars = { ...sidebarsOf(client), read: cachedSidebar }
  const result = await readPage(client, path, locale, sidebars)
  if (result.kind !== 'page' || !result.data.sidebar) return result
  const { id, name, title } = result.data.sidebar
  return { kind: 'page', data: { ...result.data, sidebar: { id, name, title } } }
}
