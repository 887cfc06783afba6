import type { RatedQuery } from './rate-queries.ts'

/** How many of the answers have what was expected first, and among the first three pages. */
export function shares(rated: readonly RatedQuery[]) {
  const share = (right: (query: RatedQuery) => boolean) => rated.filter(right).length / rated.length
  return { first: share((query) => query.first), inThree: share((query) => query.inThree) }
}

/** One line for each query whose answer does not begin with what was expected. */
export function misses(rated: readonly RatedQuery[]): string[] {
  return rated
    .filter(({ first }) => !first)
    .map(({ q, locale, places, inThree, answer }) => {
      const wanted = places.join(' or ') || 'nothing'
      const found = answer.join(', ') || 'nothing'
      return `${inThree ? 'not first' : 'MISSING  '} ${locale} "${q}": wanted ${wanted}; found ${found}`
    })
}
