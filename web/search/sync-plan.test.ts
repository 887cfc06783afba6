import { expect, test } from 'vitest'
import { pageFixture, paragraph } from '../testing/page-fixture.ts'
import { IndexContents } from './index-contents.ts'
import { pageRecords } from './records.ts'
import { isUpToDate, planSync } from './sync-plan.ts'

const a = pageRecords(pageFixture('v5/a', 'A', [paragraph('One.'), paragraph('Two.')]))
const b = pageRecords(pageFixture('v5/b', 'B', [paragraph('One.')]))
const changedB = pageRecords(pageFixture('v5/b', 'B', [paragraph('Other.')]))
const c = pageRecords(pageFixture('v5/c', 'C', []))

const of = (...pages: (typeof a)[]) => new IndexContents(pages.flat())
const state = (contents: IndexContents, schema = 's1') => ({
  collection: 'docs_en_1',
  schema,
  contents,
})

test('isUpToDate is true when index and content agree', () => {
  const plan = planSync(state(of(b, a)), of(a, b), 's1')
  expect(plan).toMatchObject({ added: [], changed: [], removed: [], schemaChanged: false })
  expect(isUpToDate(plan)).toBe(true)
})

test('planSync lists added, changed and removed pages, and counts records by type', () => {
  const plan = planSync(state(of(a, b)), of(changedB, c), 's1')
  expect(plan).toEqual({
    collection: 'docs_en_1',
    schemaChanged: false,
    types: [
      { type: 'page', before: 2, after: 2 },
      { type: 'text', before: 3, after: 1 },
    ],
    added: ['/docs/v5/c'],
    changed: ['/docs/v5/b'],
    removed: ['/docs/v5/a'],
  })
  expect(isUpToDate(plan)).toBe(false)
})

test.each([
  ['there is no index', planSync(undefined, of(a), 's1')],
  ['the schema is another', planSync(state(of(a)), of(a), 's2')],
  ['a record of a page is missing', planSync(state(of(a.slice(1))), of(a), 's1')],
  ['a page is there in two revisions', planSync(state(of(b, changedB)), of(b), 's1')],
])('isUpToDate is false when %s', (_, plan) => {
  expect(isUpToDate(plan)).toBe(false)
})
