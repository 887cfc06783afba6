import { z } from 'zod'
import { HELPFUL_ANSWERS } from '../../schemas/reading-day.ts'
import { defaultLocale, type Locale, locales } from '../config/locales.ts'
import { helpfulAnchor, pageHref } from '../config/paths.ts'
import { translator } from '../messages/translator.ts'
import { forwardedNetwork } from '../server/limits/client-network.ts'
import { RateLimiter } from '../server/limits/rate-limiter.ts'
import { countRequest, emptyResponse, isShort } from './counted-request.ts'
import { isKnownPage } from './known-page.ts'

/** Bytes; a path, a language and a word. */
const LONGEST = 2000
/** Answers of one address, and of all together, in `WINDOW_MS`: nothing else tells one reader from another. */
const MOST = 30
const MOST_OF_ALL = 3000
const WINDOW_MS = 10 * 60_000

const one = new RateLimiter(MOST, WINDOW_MS)
const all = new RateLimiter(MOST_OF_ALL, WINDOW_MS)

const posted = z.object({
  path: z.string().max(200),
  locale: z.enum(locales),
  answer: z.enum(HELPFUL_ANSWERS),
})

/** Counts whether a page was helpful, and leads back to it, where it says thank you. */
export async function answerHelpful(request: Request): Promise<Response> {
  let locale: Locale = defaultLocale
  const now = Date.now()
  const caller = forwardedNetwork(request.headers.get('x-forwarded-for') ?? '')
  let wait = one.wait(caller, now)
  const outcome = await countRequest(request, async () => {
    if (wait > 0 || !isShort(request, LONGEST)) return 'nothing'
    const form = await request.formData().catch(() => new FormData())
    const { data } = posted.safeParse(Object.fromEntries(form))
    if (!data || !(await isKnownPage(data.path))) return 'nothing'
    // What was refused until here has used up its sender's limit alone.
    wait = all.wait('', now)
    if (wait > 0) return 'nothing'
    locale = data.locale
    return { of: 'page', path: data.path, locale, what: data.answer }
  })
  if (outcome === null) return emptyResponse(404)
  if (outcome !== false && outcome !== 'nothing' && outcome.of === 'page') {
    const location = pageHref(outcome.path, locale, helpfulAnchor)
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }
  const status = outcome === false ? 403 : wait > 0 ? 429 : 400
  return new Response(`${translator(locale)('helpful.failed')}\n`, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      ...(wait > 0 && { 'retry-after': String(Math.ceil(wait / 1000)) }),
    },
  })
}
