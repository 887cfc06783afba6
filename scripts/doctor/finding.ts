/** What one check found: a line of the report. */
export interface Diagnosis {
  ok: boolean
  says: string
}

export const good = (says: string): Diagnosis => ({ ok: true, says })

/** Something wrong, and what to do about it. */
export const bad = (says: string, todo: string): Diagnosis => ({
  ok: false,
  says: `${says}. ${todo}`,
})

/** How long a service may take to answer, ms. */
export const TIMEOUT_MS = 10_000

/** The check's findings; one that says why it could not be made, when it throws. */
export async function tried(
  what: string,
  todo: string,
  check: () => Promise<Diagnosis[]>,
): Promise<Diagnosis[]> {
  try {
    return await check()
  } catch (error) {
    return [bad(`${what}: ${reason(error)}`, todo)]
  }
}

/** An error's message, and those of its causes: "fetch failed" alone helps nobody. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const below = error.cause === undefined ? '' : ` (${reason(error.cause)})`
  return `${error.message || error.name}${below}`.replace(/\.$/, '')
}
