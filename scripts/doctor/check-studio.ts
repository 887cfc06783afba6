import { bad, type Finding, good, TIMEOUT_MS, tried } from './finding.ts'
import type { Variables } from './variables.ts'

/** Whether the Studio is where the site believes it to be. */
export async function checkStudio({ STUDIO_URL }: Variables): Promise<Finding[]> {
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
