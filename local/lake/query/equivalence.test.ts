import fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../documents/document.ts'
import { LakeError } from '../http/errors.ts'
import { documents } from '../testing/query/arbitrary-documents.ts'
import { params, query } from '../testing/query/arbitrary-queries.ts'
import { memoryStore } from '../testing/query/memory-store.ts'
import { perspectives, visibleDocuments } from '../testing/query/seen.ts'
import { viewIn } from '../testing/query/view-in.ts'
import { runQuery } from './run-query.ts'

function plainly(text: string, given: Record<string, unknown>, dataset: LakeDocument[]): unknown {
  const value = evaluateSync(parse(text, { params: given }), { dataset, identity: '<anonymous>' })
  return JSON.parse(JSON.stringify(toJS(value) ?? null))
}

function attempt<T>(work: () => T): { result: T } | { failed: string } {
  try {
    return { result: work() }
  } catch (error) {
    if (error instanceof LakeError) return { failed: JSON.stringify(error.body) }
    return { failed: String(error) }
  }
}

describe('a query of the lake', () => {
  test('returns exactly the result of groq-js alone, in every perspective', {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(
        documents,
        params,
        fc.array(query, { minLength: 4, maxLength: 4 }),
        fc.constantFrom(...perspectives),
        (raw, given, queries, perspective) => {
          // Stored documents are JSON, without undefined and other values that JSON lacks.
          const stored: LakeDocument[] = JSON.parse(JSON.stringify(raw))
          using memory = memoryStore(stored)
          const view = viewIn(memory.store, perspective)
          const dataset = visibleDocuments(stored, perspective)
          for (const text of queries) {
            const expected = attempt(() => plainly(text, given, dataset))
            const answered = attempt(() => runQuery(text, given, view, null).result)
            if ('failed' in expected) expect(answered, text).toHaveProperty('failed')
            else expect(answered, text).toEqual(expected)
          }
        },
      ),
      { numRuns: 700 },
    )
  })

  test.each([
    0,
    -0,
    2 ** 53,
    2 ** 60,
    1e300,
    0.1,
    true,
    'a\0b',
    'a\0',
    '\ud800',
    '\ufffd',
    'x'.repeat(513),
    '行'.repeat(300),
    "it's",
    '"',
    '\\',
  ])('finds documents by the value %j, however SQLite would compare it', (n) => {
    const system = { _type: 'page', _rev: 'r', _createdAt: '', _updatedAt: '' }
    using memory = memoryStore([
      { ...system, _id: 'a', n },
      { ...system, _id: 'b', n: 'other' },
    ])
    const ids = (text: string) => runQuery(text, { n }, viewIn(memory.store, 'raw'), null).result
    expect(ids('*[n == $n]._id')).toEqual(['a'])
    expect(ids('*[n in [$n]]._id')).toEqual(['a'])
    expect(ids('{"x": *[_id == "a"]{"found": *[n == ^.n]._id}}')).toEqual({ x: [{ found: ['a'] }] })
  })
})

test('reads for two alternatives only the documents that the tables find for each', () => {
  const document = (_id: string, path: string) => ({
    ...{ _id, _type: _id === 'settings' ? 'settings' : 'page', path },
    ...{ _rev: 'r', _createdAt: '2026-01-02T03:04:05Z', _updatedAt: '2026-01-02T03:04:05Z' },
  })
  using memory = memoryStore(['a', 'b', 'c', 'settings'].map((id) => document(id, `/${id}`)))
  const view = viewIn(memory.store, 'published')
  const read: string[] = []
  const get = (id: string) => {
    read.push(id)
    return view.get(id)
  }
  const text = '*[_type == "page" && path == $path || _id == "settings"]._id'
  expect(runQuery(text, { path: '/b' }, { ...view, get }, null).result).toEqual(['b', 'settings'])
  expect(read).toEqual(['b', 'settings'])
})
