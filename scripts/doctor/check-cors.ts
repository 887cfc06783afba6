import type { SanityClient } from '@sanity/client'
import { type Diagnosis, faultDiagnosis, okDiagnosis, runCheck, TIMEOUT_MS } from './finding.ts'
import type { Variables } from './variables.ts'

/** Checks that CORS lets browsers call the lake from the Studio, and the search from the site. */
export async function checkCors(
  { STUDIO_URL, SITE_URL, TYPESENSE_URL }: Variables,
  lake: SanityClient | undefined,
): Promise<Diagnosis[]> {
  const found: Diagnosis[] = []
  if (STUDIO_URL && lake) {
    const { origin } = new URL(STUDIO_URL)
    const todo = `Allow ${origin} with credentials in sanity.io/manage, API.`
    const ask = () => allowed(lake.getUrl('/users/me'), origin, true)
    found.push(...(await corsFindings('lake', origin, todo, ask)))
  }
  if (SITE_URL && TYPESENSE_URL) {
    const { origin } = new URL(SITE_URL)
    const todo = `Start Typesense with --enable-cors, and ${origin} among its --cors-domains.`
    const ask = () => allowed(`${TYPESENSE_URL.replace(/\/+$/, '')}/health`, origin, false)
    found.push(...(await corsFindings('search', origin, todo, ask)))
  }
  return found
}

const corsFindings = (service: string, origin: string, todo: string, ask: () => Promise<boolean>) =>
  runCheck(`The ${service} cannot be asked from ${origin}`, todo, async () =>
    (await ask())
      ? [okDiagnosis(`Browsers may ask the ${service} from ${origin}`)]
      : [faultDiagnosis(`Browsers may not ask the ${service} from ${origin} (CORS)`, todo)],
  )

async function allowed(url: string, origin: string, credentials: boolean): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const { headers } = await fetch(url, { headers: { Origin: origin }, signal })
  const to = headers.get('access-control-allow-origin')
  if (!credentials) return to === origin || to === '*'
  return to === origin && headers.get('access-control-allow-credentials') === 'true'
}
