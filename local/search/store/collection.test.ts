import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { Collection } from './collection.ts'
import { parseCollectionSchema } from './schema.ts'

test('Collection caches a statement unless its text is long', () => {
  const schema = parseCollectionSchema({
    name: 'notes',
    fields: [{ name: 'text', type: 'string' }],
  })
  const collection = new Collection(new DatabaseSync(':memory:'), 1, 0, schema)
  const long = `SELECT 1 WHERE 1 IN (${'1, '.repeat(5000)}1)`
  expect(collection.prepare('SELECT 1')).toBe(collection.prepare('SELECT 1'))
  expect(collection.prepare(long)).not.toBe(collection.prepare(long))
})
