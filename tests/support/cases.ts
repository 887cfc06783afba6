import { stage } from './env.ts'

/** How many cases a property test tries: in the long run ten times as many, or as `long` says. */
export const cases = (commit: number, long = commit * 10) => ({
  numRuns: stage === 'all' ? long : commit,
})
