import 'server-only'
import { env } from '../../config/env.ts'
import type { Locale } from '../../config/locales.ts'
import { cacheWithTags } from '../../content/cache/cache-with-tags.ts'
import { isCurrent } from '../../content/cache/is-current.ts'
import { openLastGoodStore } from '../../content/cache/open-last-good-store.ts'
import { lastGoodPage, tagsOf } from '../../content/page/cached-page.ts'
import { cachedReadingList } from '../../content/sitemap/cached-reading-list.ts'
import { pageMarkdown } from '../markdown/page-markdown.ts'
import { readingOrder } from './llms-text.ts'

/** Number of pages read at a time; the lake must also answer other readers. */
const AT_A_TIME = 8

const { origin } = new URL(env.SITE_URL)

interface PageText {
  /** Empty when no page exists. */
  text: string
  /** Cache tags. */
  tags: string[]
}

const last = openLastGoodStore<PageText>('markdown')
/** The last text of each page in this process, and when its read began, ms of `performance.now()`. */
const known = new Map<string, PageText & { at: number }>()

/** The Markdown of all pages, joined. After a publish only the changed pages are rendered again. */
export async function allPagesMarkdown(locale: Locale): Promise<string> {
  'use cache'
  const list = await cachedReadingList(locale)
  const paths = readingOrder(list)
  const texts: { text: string; fresh: boolean }[] = []
  for (let index = 0; index < paths.length; index += AT_A_TIME) {
    const group = paths.slice(index, index + AT_A_TIME)
    texts.push(...(await Promise.all(group.map((path) => textOf(path, locale)))))
  }
  cacheWithTags({ fresh: texts.every(({ fresh }) => fresh), tags: list.dependencies })
  return texts.flatMap(({ text }) => text || []).join('\n---\n\n')
}

async function textOf(path: string, locale: Locale): Promise<{ text: string; fresh: boolean }> {
  const key = `${locale}/${path}`
  const before = known.get(key)
  if (before && isCurrent(before.tags, before.at)) return { text: before.text, fresh: true }
  const at = performance.now()
  const kept = await last.current(key, ({ tags }) => tags)
  const { made, fresh } = kept ? { made: kept, fresh: true } : await makeText(path, locale)
  if (!kept && fresh) await last.store(key, made, at)
  if (fresh) known.set(key, { ...made, at })
  return { text: made.text, fresh }
}

async function makeText(path: string, locale: Locale): Promise<{ made: PageText; fresh: boolean }> {
  const { value, fresh } = await lastGoodPage(path, locale)
  const text = value.kind === 'page' ? pageMarkdown(value.data, origin) : ''
  return { made: { text, tags: tagsOf(value) }, fresh }
}
