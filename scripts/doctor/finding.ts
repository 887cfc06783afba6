/** What one check found: a line of the report. */
export interface Diagnosis {
  ok: boolean
  says: string
}

export const okDiagnosis = (says: string): Diagnosis => ({ ok: true, says })

/** A fault, and how to fix it. */
export const faultDiagnosis = (says: string, todo: string): Diagnosis => ({
  ok: false,
  says: `${says}. ${todo}`,
})

/** How long a service may take to answer, ms. */
export const TIMEOUT_MS = 10_000

/** Runs a check and returns its findings; when it throws, a finding with the reason. */
export async function runCheck(
  what: string,
  todo: string,
  check: () => Promise<Diagnosis[]>,
): Promise<Diagnosis[]> {
  try {
    return await check()
  } catch (error) {
    return [faultDiagnosis(`${what}: ${reason(error)}`, todo)]
  }
}

/** An error's message with its causes' messages, since "fetch failed" alone does not explain a fault. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const below = error.cause === undefined ? '' : ` (${reason(error.cause)})`
  return `${error.message || error.name}${below}`.replace(/\.$/, '')
}
