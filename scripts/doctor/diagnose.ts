import { setTimeout as sleep } from 'node:timers/promises'
import { checkCors } from './check-cors.ts'
import { checkHooks } from './check-hooks.ts'
import { checkLake, clientWith } from './check-lake.ts'
import { checkSearch } from './check-search.ts'
import { checkSite, type Wait } from './check-site.ts'
import { bad, type Diagnosis, good, TIMEOUT_MS, tried } from './finding.ts'
import { checkVariables, type Variables } from './variables.ts'

/**
 * Everything that can be told of an environment without writing anything anywhere. A service is
 * asked when the variables that name it are well formed.
 */
export async function diagnose(
  given: Record<string, string | undefined>,
  wait: Wait = sleep,
): Promise<Diagnosis[]> {
  const { findings, variables } = checkVariables(given)
  const lakeFindings = await checkLake(variables)
  // One that does not answer is told of once.
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

/** Whether the Studio is where the site believes it to be. */
async function checkStudio({ STUDIO_URL }: Variables): Promise<Diagnosis[]> {
  if (!STUDIO_URL) return []
  const todo = 'Deploy it, or correct STUDIO_URL: docs/deploying.md.'
  return tried('The Studio does not answer', todo, async () => {
    const { ok, status } = await fetch(STUDIO_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return [
      ok
        ? good(`The Studio answers at ${STUDIO_URL}`)
        : bad(`${STUDIO_URL} answers ${status} in place of the Studio`, todo),
    ]
  })
}
