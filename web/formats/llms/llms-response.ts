import 'server-only'
import { env } from '../../config/env.ts'
import type { Locale } from '../../config/locales.ts'
import { specFiles } from '../../content/reference/spec-files.ts'
import { cachedArea } from '../../content/sitemap/cached-area.ts'
import { cachedReadingList } from '../../content/sitemap/cached-reading-list.ts'
import { allPagesMarkdown } from './all-pages-markdown.ts'
import { llmsAreaText, llmsText } from './llms-text.ts'

const { origin } = new URL(env.SITE_URL)

/** The list of all pages, `llms.txt`. */
export async function llmsResponse(locale: Locale): Promise<Response> {
  return markdown(llmsText(await cachedReadingList(locale), specFiles(), origin), locale)
}

/** The list of the pages of the sidebar `name`; 404 when there is none. */
export async function llmsAreaResponse(name: string, locale: Locale): Promise<Response> {
  const list = await cachedArea(name, locale)
  const [area] = list.areas
  if (!area) return new Response('No such area\n', { status: 404 })
  return markdown(llmsAreaText(list, area, origin), locale)
}

/** All pages as one Markdown text; on a large site the list of the areas' lists instead. */
export async function llmsFullResponse(locale: Locale): Promise<Response> {
  const list = await cachedReadingList(locale)
  if (list.many) return markdown(llmsText(list, [], origin), locale)
  return markdown(await allPagesMarkdown(locale), locale)
}

function markdown(text: string, locale: Locale): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Language': locale,
      // Requests for Markdown get this list at the landing page's address too.
      Vary: 'Accept',
    },
  })
}
