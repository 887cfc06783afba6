import 'server-only'
import { env } from '../../config/env.ts'
import type { Locale } from '../../config/locales.ts'
import { cachedPageList } from '../../content/addresses/cached-page-list.ts'
import { cachedMovedPaths } from '../../content/addresses/moved-paths.ts'
import { cachedFeed } from '../../content/changelog/cached-feed.ts'
import { selectedFeed } from '../../content/changelog/feed.ts'
import { assertKnown } from '../../content/changelog/known-selection.ts'
import {
  EVERYTHING,
  readSelection,
  type Selection,
  SelectionError,
} from '../../content/changelog/selection.ts'
import { cachedAreaLabels } from '../../content/sidebar/cached-area-labels.ts'
import { revalidated } from '../../server/pipeline/cache-lifetimes.ts'
import { jsonFeed } from './json-feed.ts'
import { rss } from './rss.ts'

type Format = 'xml' | 'json'

/** The feed of the newest entries of the changelog. */
export function feedResponse(format: Format, locale: Locale): Promise<Response> {
  return responseOf(format, locale, EVERYTHING)
}

/** The feed selected by the query of `address`; 400 with the reason for an impossible selection. */
export async function selectionResponse(
  format: Format,
  locale: Locale,
  address: string,
): Promise<Response> {
  try {
    const selection = readSelection(new URL(address).searchParams)
    const response = await responseOf(format, locale, await knownSelection(selection))
    response.headers.set('cache-control', revalidated)
    return response
  } catch (error) {
    if (!(error instanceof SelectionError)) throw error
    return new Response(`${error.message}\n`, {
      status: 400,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  }
}

/**
 * `selection` with the current paths of moved pages, so that followers of a page keep its feed. When the list of pages
 * cannot be read, the selection is used unchecked, since the cached feed is still useful. Throws a SelectionError.
 */
async function knownSelection(selection: Selection): Promise<Selection> {
  if (selection.areas.length + selection.paths.length === 0) return selection
  try {
    const pages = await cachedPageList()
    const there = new Set(pages.map(({ path }) => path))
    const moved = await cachedMovedPaths()
    const current = (path: string) => (there.has(path) ? path : (moved.get(path) ?? path))
    const known = { ...selection, paths: selection.paths.map(current) }
    assertKnown(known, pages)
    return known
  } catch (error) {
    if (error instanceof SelectionError) throw error
    console.error('Whether there are the pages of a feed could not be looked up.', error)
    return selection
  }
}

async function responseOf(format: Format, locale: Locale, selection: Selection): Promise<Response> {
  const [all, areas] = await Promise.all([cachedFeed(locale), cachedAreaLabels(locale)])
  const feed = selectedFeed(all, selection, areas)
  if (format === 'json')
    return Response.json(jsonFeed(feed, env.SITE_URL), {
      headers: { 'content-type': 'application/feed+json; charset=utf-8' },
    })
  return new Response(rss(feed, env.SITE_URL), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}
