import type { Verdict } from './rate-queries.ts'

/** How many of the answers have what was expected first, and among the first three pages. */
export function shares(verdicts: readonly Verdict[]) {
  const share = (right: (verdict: Verdict) => boolean) =>
    verdicts.filter(right).length / verdicts.length
  return { first: share((verdict) => verdict.first), inThree: share((verdict) => verdict.inThree) }
}

/** One line for each query whose answer does not begin with what was expected. */
export function misses(verdicts: readonly Verdict[]): string[] {
  return verdicts
    .filter(({ first }) => !first)
    .map(({ q, locale, places, inThree, answer }) => {
      const wanted = places.join(' or ') || 'nothing'
      const found = answer.join(', ') || 'nothing'
      return `${inThree ? 'not first' : 'MISSING  '} ${locale} "${q}": wanted ${wanted}; found ${found}`
    })
}
