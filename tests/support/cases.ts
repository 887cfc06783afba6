import { stage } from './env.ts'

/** How many cases a property test tries: ten times as many in the long run. */
export const cases = (commit: number) => ({ numRuns: stage === 'all' ? commit * 10 : commit })
