import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { memoiseQueries } from './memoise-queries.ts'

it('memoiseQueries sends each query once, also for concurrent callers, and distinct queries separately', async () => {
  const lake = lakeOf([{ _id: 'a' }, { _id: 'b' }])
  const queries: unknown[] = []
  const counted = {
    fetch: (query: string, params: object) => {
      queries.push(params)
      return lake.fetch(query, params)
    },
  }
  const remembering = memoiseQueries(Object.assign(Object.create(lake), counted))
  const query = '*[_id == $id][0]._id'
  const ask = (id: string) => remembering.fetch(query, { id })
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a', 'a', 'b'])
  expect(await ask('a')).toBe('a')
  expect(queries).toEqual([{ id: 'a' }, { id: 'b' }])
})
