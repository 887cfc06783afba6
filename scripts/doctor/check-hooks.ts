import { ClientError, type SanityClient } from '@sanity/client'
import { basePath } from '../../web/config/paths.ts'
import { compareHooks, type HookState, wantedHooks } from '../hooks/site-hooks.ts'
import { type Diagnosis, faultDiagnosis, okDiagnosis, runCheck } from './finding.ts'
import type { Variables } from './variables.ts'

const TODO = 'Run `npm run hooks -- --write`, or compare it with what `npm run hooks` prints.'

/** Checks that the lake has the webhooks that the site needs, with the right settings. */
export async function checkHooks(
  { SITE_URL, SANITY_DATASET, SANITY_WEBHOOK_SECRET = '', CHANGES_WEBHOOK_SECRET }: Variables,
  lake: SanityClient | undefined,
): Promise<Diagnosis[]> {
  if (!lake || !SITE_URL || !SANITY_DATASET) return []
  const site = new URL(basePath, SITE_URL).href
  const wanted = wantedHooks(site, {
    dataset: SANITY_DATASET,
    secret: SANITY_WEBHOOK_SECRET,
    changes: CHANGES_WEBHOOK_SECRET !== undefined,
  })
  return runCheck('The webhooks of the lake', 'Run it again once the lake answers.', async () => {
    try {
      return (await compareHooks(lake, wanted)).map(judge)
    } catch (error) {
      if (!(error instanceof ClientError) || ![401, 403].includes(error.statusCode)) throw error
      return [
        okDiagnosis(
          `No token may see the webhooks, so nothing is said of them: give an administrator's as SANITY_MANAGE_TOKEN. ${TODO}`,
        ),
      ]
    }
  })
}

function judge({ wanted, id, differs }: HookState): Diagnosis {
  const name = `The webhook “${wanted.name}” to ${wanted.url}`
  if (id === undefined) return faultDiagnosis(`${name} is missing`, TODO)
  return differs.length > 0
    ? faultDiagnosis(`${name} has another ${differs.join(', ')}`, TODO)
    : okDiagnosis(`${name} is as the site needs it`)
}
