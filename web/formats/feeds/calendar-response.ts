import 'server-only'
import { env } from '../../config/env.ts'
import type { Locale } from '../../config/locales.ts'
import { cachedDeprecations } from '../../content/deprecations/cached-deprecations.ts'
import { translator } from '../../messages/translator.ts'
import { revalidated } from '../../server/pipeline/cache-lifetimes.ts'
import { calendar } from './calendar.ts'

/** The calendar of deprecations, for programs that subscribe to it. */
export async function calendarResponse(locale: Locale): Promise<Response> {
  const origin = new URL(env.SITE_URL).origin
  const body = calendar(await cachedDeprecations(locale), { locale, origin, t: translator(locale) })
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': revalidated,
  }
  return new Response(body, { headers })
}
