import { setTimeout as sleep } from 'node:timers/promises'
import { checkCors } from './check-cors.ts'
import { checkHooks } from './check-hooks.ts'
import { checkLake, clientWith } from './check-lake.ts'
import { checkSearch } from './check-search.ts'
import { checkSite, type Wait } from './check-site.ts'
import { type Diagnosis, faultDiagnosis, okDiagnosis, runCheck, TIMEOUT_MS } from './finding.ts'
import { checkVariables, type Variables } from './variables.ts'

/** Runs every check that needs no write. A service is checked only when the variables that name it are valid. */
export async function diagnose(
  given: Record<string, string | undefined>,
  wait: Wait = sleep,
): Promise<Diagnosis[]> {
  const { findings, variables } = checkVariables(given)
  const lakeFindings = await checkLake(variables)
  // A lake that does not answer is reported once only.
  const answers = lakeFindings[0]?.ok === true
  const lake = answers
    ? clientWith(variables, 'SANITY_READ_TOKEN')?.withConfig({ perspective: 'published' })
    : undefined
  return [
    ...findings,
    ...lakeFindings,
    ...(await checkHooks(
      variables,
      answers
        ? (clientWith(variables, 'SANITY_MANAGE_TOKEN') ??
            clientWith(variables, 'SANITY_WRITE_TOKEN'))
        : undefined,
    )),
    ...(await checkCors(variables, lake)),
    ...(await checkStudio(variables)),
    ...(await checkSearch(variables, lake)),
    ...(await checkSite(variables, lake, wait)),
  ]
}

/** Checks that the Studio is at `STUDIO_URL`. */
async function checkStudio({ STUDIO_URL }: Variables): Promise<Diagnosis[]> {
  if (!STUDIO_URL) return []
  const todo = 'Deploy it, or correct STUDIO_URL: docs/deploying.md.'
  return runCheck('The Studio does not answer', todo, async () => {
    const { ok, status } = await fetch(STUDIO_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return [
      ok
        ? okDiagnosis(`The Studio answers at ${STUDIO_URL}`)
        : faultDiagnosis(`${STUDIO_URL} answers ${status} in place of the Studio`, todo),
    ]
  })
}
