import { stage } from './env.ts'

/** Number of cases of a property test: in the long run ten times as many, or `long`. */
export const cases = (commit: number, long = commit * 10) => ({
  numRuns: stage === 'all' ? long : commit,
})

/** The first `count` of `all` at a commit; in the long run, and for a named test file, all of them. */
export const limitAtCommit = <const T>(count: number, all: readonly T[]): readonly T[] =>
  stage === 'commit' ? all.slice(0, count) : all
