import 'server-only'
import { cachedArea } from '../content/cached-area.ts'
import { cachedPage } from '../content/cached-page.ts'
import { cachedReadingList } from '../content/cached-reading-list.ts'
import { env } from '../env.ts'
import type { Locale } from '../locales.ts'
import { pageMarkdown } from '../markdown/page-markdown.ts'
import { llmsAreaText, llmsText, readingOrder } from './llms-text.ts'
import { specFiles } from './spec-files.ts'

/** Pages read at a time: the lake answers other readers meanwhile. */
const AT_A_TIME = 8

const { origin } = new URL(env.SITE_URL)

/** The list of all pages. */
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

/** Every page as Markdown, one after the other; of a site of many, where they are listed instead. */
export async function llmsFullResponse(locale: Locale): Promise<Response> {
  const list = await cachedReadingList(locale)
  if (list.many) return markdown(llmsText(list, [], origin), locale)
  const paths = readingOrder(list)
  const texts: string[] = []
  for (let index = 0; index < paths.length; index += AT_A_TIME) {
    const group = paths.slice(index, index + AT_A_TIME)
    const results = await Promise.all(group.map((path) => cachedPage(path, locale)))
    for (const result of results)
      if (result.kind === 'page') texts.push(pageMarkdown(result.data, origin))
  }
  return markdown(texts.join('\n---\n\n'), locale)
}

function markdown(text: string, locale: Locale): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Language': locale,
      // The landing page's address answers the list too, to those who ask for Markdown.
      Vary: 'Accept',
    },
  })
}
