import type { Documentation } from './documentation.ts'

/** A search that a busy machine did not answer is tried so often in all. */
const TRIES = 3
/** Before it is tried again, ms; the second time twice as long. */
const PAUSE = 200
/** In the last part of the time of a call nothing is begun that could not end in it. */
const USED = 0.7

/** The same, whose searches are tried again within the `ms` of a call. */
export const withPatience = (docs: Documentation, ms: number): Documentation => ({
  ...docs,
  search: (...asked) => triedAgain(() => docs.search(...asked), ms),
  searchErrors: (...asked) => triedAgain(() => docs.searchErrors(...asked), ms),
})

async function triedAgain<Found>(search: () => Promise<Found>, ms: number): Promise<Found> {
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
