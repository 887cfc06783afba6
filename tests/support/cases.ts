import { stage } from './env.ts'

/** How many cases a property test tries: in the long run ten times as many, or as `long` says. */
export const cases = (commit: number, long = commit * 10) => ({
  numRuns: stage === 'all' ? long : commit,
})

/** The first `count` of `all` at a commit; in the long run, and where the file is named, all of them. */
export const fewAtCommit = <const T>(count: number, all: readonly T[]): readonly T[] =>
  stage === 'commit' ? all.slice(0, count) : all
