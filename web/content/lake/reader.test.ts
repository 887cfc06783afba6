import { expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { lakeOf } from '../../testing/lake-of.ts'
import { Reader, type TaggedQuery, type TaggedRows, taggedQuery } from './reader.ts'

const titled = z.array(z.object({ id: z.string(), title: z.string() }))
const titles = taggedQuery({
  query: '*[_id in $ids]{"id": _id, title}',
  parse: (answer) => titled.parse(answer),
  tags: (found, { ids }: { ids: string[] }) => [...ids, `found:${found.length}`],
})
const lake = lakeOf([
  { _id: 'a', title: 'A' },
  { _id: 'b', title: 'B' },
])

it('Reader collects the cache tags of everything that it read', async () => {
  const reader = new Reader(lake)
  expect(await reader.read(titles, { ids: ['a', 'gone'] })).toEqual([{ id: 'a', title: 'A' }])
  expect(reader.dependencies).toEqual(['a', 'gone', 'found:1'])
  await reader.readRows({
    query: '*[_id > $after] | order(_id){"id": _id, title}',
    row: titled.element,
    tags: (rows) => rows.map(({ title }) => `row:${title}`),
  })
  reader.addTags(['shared'])
  expect(reader.dependencies).toEqual(['a', 'gone', 'found:1', 'row:A', 'row:B', 'shared'])
})

it('Reader adds no tags for a failed read', async () => {
  const reader = new Reader(lakeOf([{ _id: 'a' }]))
  await expect(reader.read(titles, { ids: ['a'] })).rejects.toThrow('title')
  expect(reader.dependencies).toEqual([])
})

it('Reader has no more tags than Next stores, however many pages are linked', async () => {
  const reader = new Reader(lake)
  reader.addTags(Array.from({ length: 61 }, (_, index) => `link:${index}`))
  reader.addTags(['page'])
  expect(reader.dependencies).toEqual(['page', 'links'])
})

it('Reader accepts no query without tags', () => {
  const untagged = { query: '*', parse: (answer: unknown) => answer }
  expectTypeOf(untagged).not.toExtend<TaggedQuery<Record<string, unknown>, unknown>>()
  expectTypeOf({ query: '*', row: titled.element }).not.toExtend<TaggedRows<{ id: string }>>()
  // The client is private, so no caller can bypass the tags.
  expect(Object.keys(new Reader(lake))).toEqual([])
  expectTypeOf<keyof Reader>().toEqualTypeOf<'read' | 'readRows' | 'addTags' | 'dependencies'>()
})
