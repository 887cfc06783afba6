import 'server-only'
import { type Locale, locales } from '../config/locales.ts'
import { pageHref } from '../config/paths.ts'
import { cachedPageList } from '../content/addresses/cached-page-list.ts'
import { contentClient } from '../content/lake/client.ts'
import { Reader } from '../content/lake/reader.ts'
import { cachedLanding } from '../content/landing/cached-landing.ts'
import { fetchReadMost } from '../content/landing/read-most.ts'
import { textIn } from '../content/model/localized-text.ts'
import { translator } from '../messages/translator.ts'

/** Pages to begin with, and what they are. */
interface FirstPages {
  title: string
  pages: { title: string; href: string }[]
}

/** How many are named. */
const MOST = 6
/** How long what was counted is taken for what is read, ms; it is asked of the lake once for all readers. */
const KEPT_MS = 60 * 60 * 1000

/**
 * Answers `?locale=` with the pages that its readers read most in the last week, and where nothing is counted, with what
 * the settings say that most come for.
 */
export async function mostReadResponse(url: URL): Promise<Response> {
  const localeParameter = url.searchParams.get('locale')
  const locale = locales.find((each) => each === localeParameter)
  if (!locale)
    return new Response(`locale: one of ${locales.join(', ')}\n`, {
      status: 400,
      headers: { 'cache-control': 'no-store' },
    })
  const counted = await countedPages(locale)
  return Response.json(counted.pages.length > 0 ? counted : await toldPages(locale), {
    headers: { 'cache-control': 'public, max-age=600' },
  })
}

async function countedPages(locale: Locale): Promise<FirstPages> {
  const paths = await readMost(locale)
  const all = paths.length > 0 ? await cachedPageList() : []
  const pages = paths.flatMap((path) => {
    const page = all.find((each) => each.path === path)
    return page ? [{ title: textIn(page.title, locale).text, href: pageHref(path, locale) }] : []
  })
  return { title: translator(locale)('search.mostRead'), pages: pages.slice(0, MOST) }
}

async function toldPages(locale: Locale): Promise<FirstPages> {
  const { tasks } = await cachedLanding(locale)
  const pages = tasks.map(({ title, href }) => ({ title: title.text, href }))
  return { title: translator(locale)('landing.tasks'), pages }
}

const kept = new Map<Locale, { at: number; paths: Promise<string[]> }>()

/** What was counted lately; nothing where the lake cannot tell. */
async function readMost(locale: Locale): Promise<string[]> {
  const now = Date.now()
  let known = kept.get(locale)
  if (!known || now - known.at > KEPT_MS) {
    known = { at: now, paths: fetchReadMost(new Reader(contentClient()), locale) }
    kept.set(locale, known)
  }
  try {
    return await known.paths
  } catch (error) {
    kept.delete(locale)
    console.error('Which pages are read most is not known.', error)
    return []
  }
}
