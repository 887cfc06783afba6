import 'server-only'
import { env } from '../config/env.ts'
import { type Locale, locales } from '../config/locales.ts'
import { pageHref } from '../config/paths.ts'
import { cachedPageList } from '../content/addresses/cached-page-list.ts'
import { cachedLanding } from '../content/landing/cached-landing.ts'
import { textIn } from '../content/model/localized-text.ts'
import { translator } from '../messages/translator.ts'
import type { Counts } from './count-key.ts'
import { countsClient, dayStore } from './counts-client.ts'
import { mostRead } from './most-read.ts'

/** Pages to begin with, and what they are. */
interface FirstPages {
  title: string
  pages: { title: string; href: string }[]
}

const DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000
/** How long what was counted is taken for what is read, ms; it is asked of the lake once for all readers. */
const KEPT_MS = 60 * 60 * 1000

/**
 * Answers `?locale=` with the pages that its readers read most in the last week, and where nothing is counted, with what
 * the settings say that most come for.
 */
export async function mostReadResponse(url: URL): Promise<Response> {
  const asked = url.searchParams.get('locale')
  const locale = locales.find((each) => each === asked)
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
  const paths = mostRead(await lastDays(), locale)
  const all = paths.length > 0 ? await cachedPageList() : []
  const pages = paths.flatMap((path) => {
    const page = all.find((each) => each.path === path)
    return page ? [{ title: textIn(page.title, locale).text, href: pageHref(path, locale) }] : []
  })
  return { title: translator(locale)('search.mostRead'), pages }
}

async function toldPages(locale: Locale): Promise<FirstPages> {
  const { tasks } = await cachedLanding(locale)
  const pages = tasks.map(({ title, href }) => ({ title: title.text, href }))
  return { title: translator(locale)('landing.tasks'), pages }
}

let kept: { at: number; days: Promise<Counts[]> } | undefined

/** What was counted lately; nothing where the site does not count, or cannot tell. */
async function lastDays(): Promise<Counts[]> {
  if (!env.SANITY_COUNTS_TOKEN) return []
  const now = Date.now()
  if (!kept || now - kept.at > KEPT_MS) {
    const { read } = dayStore(countsClient(env.SANITY_COUNTS_TOKEN))
    const days = Array.from({ length: DAYS }, (_, back) =>
      read(new Date(now - back * DAY_MS).toISOString().slice(0, 10)),
    )
    kept = { at: now, days: Promise.all(days) }
  }
  try {
    return await kept.days
  } catch (error) {
    kept = undefined
    console.error('Which pages are read most is not known.', error)
    return []
  }
}
