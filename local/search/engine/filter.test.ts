import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import { createStore } from '../routes/store.ts'
import { openDatabase } from '../store/database.ts'
import { writeDocument } from '../store/documents.ts'
import {
  arbitraryFilter,
  arbitraryThings,
  filterText,
  matchesFilter,
} from '../testing/arbitrary-filter.ts'
import { parseFilter } from './filter.ts'
import { filterCondition } from './filter-sql.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'filters-'))
const db = openDatabase(dataDir)
const { collections } = createStore(db, 'unused-key', 0)
afterAll(() => {
  db.close()
  rmSync(dataDir, { recursive: true })
})

// A fixed seed, so that runs are the same; another seed finds rare faults.
const RUNS = { seed: 20_261_121, numRuns: 300 }

test('parseFilter restores the structure of any written filter', () => {
  fc.assert(
    fc.property(arbitraryFilter, (filter) => {
      expect(parseFilter(filterText(filter))).toEqual(filter)
    }),
    RUNS,
  )
})

test('filterCondition selects exactly the documents that match a filter', () => {
  const collection = collections.create({
    name: 'things',
    fields: [
      { name: 'word', type: 'string', facet: true },
      { name: 'number', type: 'int32' },
      { name: 'yes', type: 'bool' },
      { name: 'words', type: 'string[]', facet: true },
    ],
  })
  fc.assert(
    fc.property(arbitraryThings, arbitraryFilter, (list, filter) => {
      const things = list.map((thing, index) => ({ ...thing, id: `${index}` }))
      db.exec('BEGIN')
      try {
        for (const thing of things) writeDocument(collection, thing, 'create')
        const { sql, values } = filterCondition(collection, filterText(filter))
        const rows = db
          .prepare(`SELECT id FROM ${collection.docs} d WHERE ${sql} ORDER BY seq`)
          .all(...values)
        expect(rows.map(({ id }) => id)).toEqual(
          things.filter((thing) => matchesFilter(filter, thing)).map(({ id }) => id),
        )
      } finally {
        db.exec('ROLLBACK')
      }
    }),
    RUNS,
  )
})

test('parseFilter refuses any invalid filter with an error of its own', () => {
  const pieces = fc.constantFrom(
    'a',
    ':',
    ':=',
    '(',
    ')',
    '[',
    ']',
    '`',
    '&&',
    '||',
    ',',
    ' ',
    '..',
    '1',
    '*',
    '!',
    '>',
    '$',
    '{',
  )
  const nonsense = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(nonsense, (source) => {
      try {
        parseFilter(source)
      } catch (error) {
        expect(error).toBeInstanceOf(HttpError)
      }
    }),
    { ...RUNS, numRuns: 2000 },
  )
})

test('parseFilter accepts at most a hundred operations and a hundred brackets', () => {
  const and = (count: number) => Array.from({ length: count + 1 }, () => 'a:=1').join(' && ')
  expect(parseFilter(and(100))).toMatchObject({ kind: 'and' })
  expect(() => parseFilter(and(101))).toThrow('too many operations')
  const deep = (depth: number) => `${'('.repeat(depth)}a:=1${')'.repeat(depth)}`
  expect(parseFilter(deep(100))).toMatchObject({ kind: 'test' })
  expect(() => parseFilter(deep(100_000))).toThrow('too many brackets')
})
