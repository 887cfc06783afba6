import type { SanityClient } from '@sanity/client'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { z } from 'zod'
import { defaultLocale, locales } from '../../web/config/locales.ts'
import { basePath, pageHref } from '../../web/config/paths.ts'
import { fetchPagePaths } from '../../web/content/addresses/page-paths.ts'
import { requestIdHeader } from '../../web/server/logging/request-id.ts'
import { type Diagnosis, faultDiagnosis, okDiagnosis, runCheck, TIMEOUT_MS } from './finding.ts'
import type { Variables } from './variables.ts'

const BUILD = 'Build and deploy the site with this environment.'

export type Wait = (ms: number) => Promise<unknown>

/** Checks that the site answers with the lake's pages, as a build with this environment renders them. */
export async function checkSite(
  variables: Variables,
  lake: SanityClient | undefined,
  wait: Wait,
): Promise<Diagnosis[]> {
  const { SITE_URL, TYPESENSE_URL, SANITY_WEBHOOK_SECRET } = variables
  if (!SITE_URL) return []
  const { origin } = new URL(SITE_URL)
  const away = `Is the site deployed, and SITE_URL (${SITE_URL}) its address?`
  return runCheck('The site does not answer', away, async () => {
    const paths = ['', ...(lake ? (await fetchPagePaths(lake)).slice(0, 1) : [])]
    const hrefs = new Set(paths.flatMap((path) => locales.map((locale) => pageHref(path, locale))))
    const found: Diagnosis[] = []
    for (const href of hrefs) found.push(await checkPage(origin, href))
    const getHome = () => get(origin, pageHref('', defaultLocale))
    const home = await getHome()
    const policy = home.headers.get('content-security-policy') ?? ''
    if (TYPESENSE_URL && !policy.split(/[ ;]+/).includes(new URL(TYPESENSE_URL).origin))
      found.push(faultDiagnosis(`The site's pages may not ask ${TYPESENSE_URL}`, BUILD))
    found.push(...checkClock(home, variables), ...(await checkCache(home, getHome, wait)))
    if (lake) found.push(await compareClocks(lake, home))
    if (SANITY_WEBHOOK_SECRET) found.push(await checkSecret(origin, SANITY_WEBHOOK_SECRET))
    return [...found, ...(await checkFaults(origin))]
  })
}

const get = (origin: string, href: string) =>
  fetch(origin + href, { signal: AbortSignal.timeout(TIMEOUT_MS) })

async function checkPage(origin: string, href: string): Promise<Diagnosis> {
  const response = await get(origin, href)
  if (!response.ok) return faultDiagnosis(`${origin}${href} answers ${response.status}`, BUILD)
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(await response.text())?.[1]
  if (canonical === undefined)
    return faultDiagnosis(`${origin}${href} is no page of this site`, BUILD)
  return new URL(canonical, origin).origin === origin
    ? okDiagnosis(`${origin}${href} answers`)
    : faultDiagnosis(`${origin}${href} was built for ${canonical}`, BUILD)
}

const healthSchema = z.object({ unhandledRejections: z.number() })

/** Checks the unhandled errors that the site's health route reports. Older sites lack the field. */
async function checkFaults(origin: string): Promise<Diagnosis[]> {
  const response = await get(origin, `${basePath}/api/health`)
  const { data } = healthSchema.safeParse(await response.json().catch(() => undefined))
  if (!data || data.unhandledRejections === 0) return []
  return [
    faultDiagnosis(
      `${data.unhandledRejections} errors were handled by nothing in the site's process since it started`,
      'Look for “unhandledRejection” in its log, report what is there, and start it again.',
    ),
  ]
}

/** How long a shared cache may keep a page, and serve one that was published over, in seconds: docs/caching.md. */
const KEPT = 10
const OLDEST = 60
/** Tolerated difference between clocks, in seconds. */
const APART = 30

type Get = () => Promise<Response>

/** Checks that a cache in front of the site drops outdated pages. Vercel's cache is purged by the site. */
async function checkCache(home: Response, getHome: Get, wait: Wait): Promise<Diagnosis[]> {
  const age = Number(home.headers.get('age') ?? 0)
  if (home.headers.get('server') === 'Vercel') return []
  if (age <= OLDEST && !(await keepsUntold(home, getHome, wait))) return []
  return [
    faultDiagnosis(
      `A cache in front of the site keeps pages for ${age > OLDEST ? age : `more than ${KEPT}`} s`,
      'Let it follow CDN-Cache-Control, or s-maxage (docs/caching.md), or purge it after each publish.',
    ),
  ]
}

/** Whether a cache without `Age`, such as nginx, keeps a page too long: it repeats an earlier answer's request id. */
async function keepsUntold({ headers }: Response, getHome: Get, wait: Wait): Promise<boolean> {
  const id = headers.get(requestIdHeader)
  if (id === null || headers.has('age')) return false
  // The cache may serve the stale page once more while it revalidates.
  for (const seconds of [0, KEPT + 1, 2]) {
    await wait(seconds * 1000)
    if ((await getHome()).headers.get(requestIdHeader) !== id) return false
  }
  return true
}

/** Compares two clocks: the site publishes scheduled drafts by its own, and the lake dates them by another. */
async function compareClocks(lake: SanityClient, { headers }: Response): Promise<Diagnosis> {
  const answer = await fetch(lake.getUrl('/ping'), { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const [site, other] = [headers, answer.headers].map((each) => Date.parse(each.get('date') ?? ''))
  const seconds = Math.round(((site ?? 0) - (other ?? 0)) / 1000)
  return Math.abs(seconds) <= APART
    ? okDiagnosis('The clocks of site and lake agree')
    : faultDiagnosis(
        `The clock of the site is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the lake's`,
        'Have its host set it by NTP: scheduled drafts are published by it.',
      )
}

/** Checks `CRON_SECRET` on Vercel: no process of ours stays alive there, so Vercel's cron calls the site with it. */
function checkClock(home: Response, variables: Variables): Diagnosis[] {
  const isVercel = home.headers.get('server') === 'Vercel'
  if (!isVercel || variables.CRON_SECRET) return []
  return [
    faultDiagnosis(
      'CRON_SECRET is not set, and the site is on Vercel: nothing is published at its time, and what a lost webhook told stays old',
      'Make one with `openssl rand -base64 24`.',
    ),
  ]
}

/**
 * Checks that the site has the webhooks' secret, with an empty body that changes nothing: the site answers 400, or 401
 * before it reads the body when the signature does not verify.
 */
async function checkSecret(origin: string, secret: string): Promise<Diagnosis> {
  const body = '{}'
  const signature = await encodeSignatureHeader(body, Date.now(), secret)
  const answer = await fetch(`${origin}${basePath}/api/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER_NAME]: signature },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (answer.status === 400) return okDiagnosis('The site knows SANITY_WEBHOOK_SECRET')
  const words = (await answer.text()).slice(0, 200)
  return faultDiagnosis(
    `The site refuses what is signed with SANITY_WEBHOOK_SECRET (${answer.status}): ${words}`,
    'Give it the value that the webhooks have, start it again, and compare the clocks.',
  )
}
