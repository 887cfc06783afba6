import { expect, it } from 'vitest'
import { MAX_QUERIES, searchTrial } from '../../schemas/search-trial.ts'
import { trialQueries } from './trial-queries.ts'

it('trialQueries returns at most the number that the site accepts, in both languages', () => {
  const queries = trialQueries()
  expect(queries.length).toBeGreaterThan(500)
  expect(queries.length).toBeLessThanOrEqual(MAX_QUERIES)
  expect(Map.groupBy(queries, ({ locale }) => locale).size).toBe(2)
  expect(searchTrial.safeParse({ secret: 's', id: 'i', queries }).error).toBeUndefined()
})
