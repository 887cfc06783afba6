import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { fetchPagePaths } from '../addresses/page-paths.ts'
import { inBatches } from './paginate.ts'

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(5, '0'))

const pages = (count: number) =>
  numbered(count).map((name) => ({
    _id: `page-${name}`,
    _type: 'page',
    _updatedAt: '2026-01-01T00:00:00Z',
    path: { current: `v5/${name}` },
  }))

it.each([0, 1, 1000, 1001, 2500])('paginate reads each of %i rows once', async (count) => {
  const lake = lakeOf([...pages(count), { _id: 'page-x', _type: 'page' }])
  expect(await fetchPagePaths(lake)).toEqual(numbered(count).map((name) => `v5/${name}`))
})

it('paginate requests no more than one page of rows at a time', async () => {
  const offsets: number[] = []
  const answers = await inBatches(numbered(2500), async (some) => {
    offsets.push(some.length)
    return some
  })
  expect(answers).toEqual(numbered(2500))
  expect(Math.max(...offsets)).toBe(1000)
})
