import type { Documentation } from './documentation.ts'

/** Number of attempts for a search that a busy machine did not answer. */
const TRIES = 3
/** Pause before the first retry, ms; twice as long before the second. */
const PAUSE = 200
/** Share of a call's time after which no retry starts, as it might not finish. */
const USED = 0.7

/** `docs` with searches that are retried within the `ms` of a call. */
export const withRetries = (docs: Documentation, ms: number): Documentation => ({
  ...docs,
  search: (...query) => retry(() => docs.search(...query), ms),
  searchErrors: (...query) => retry(() => docs.searchErrors(...query), ms),
})

async function retry<Found>(search: () => Promise<Found>, ms: number): Promise<Found> {
  const begun = performance.now()
  for (let tries = 1; ; tries += 1) {
    try {
      return await search()
    } catch (error) {
      const pause = tries * PAUSE
      if (tries === TRIES || performance.now() - begun + pause > USED * ms) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
