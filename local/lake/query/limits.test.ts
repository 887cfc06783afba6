import { afterAll, describe, expect, test, vi } from 'vitest'
import { LakeError } from '../http/errors.ts'
import { memoryStore } from '../testing/query/memory-store.ts'
import { viewIn } from '../testing/query/view-in.ts'
import { limits } from './limits.ts'
import { runQuery } from './run-query.ts'

const text = 'All work and no play makes a long document. '.repeat(100)

const documents = Array.from({ length: 500 }, (_, index) => ({
  _id: `page-${String(index).padStart(4, '0')}`,
  _type: 'page',
  _rev: 'r',
  _createdAt: '2025-01-01T00:00:00Z',
  _updatedAt: '2025-01-01T00:00:00Z',
  index,
  text,
}))

const counted = (depth: number): string =>
  depth === 0 ? 'true' : `count(*[${counted(depth - 1)} && index < 500]) > 0`
/** Each function calls the next twice, so that the last tree has a million branches. */
const doubling = Array.from({ length: 20 }, (_, level) => {
  const next = level === 0 ? '@' : `x::f${level - 1}(@)`
  return `fn x::f${level}($a) = $a{"p": ${next}, "q": ${next}};`
}).join(' ')

const explosive: [name: string, query: string, params: Record<string, unknown>, type: string][] = [
  ['brackets in brackets', '('.repeat(5000), {}, 'queryParseError'],
  ['a query of a megabyte', `*[_id == "${'x'.repeat(1_000_000)}"]`, {}, 'queryParseError'],
  ['very many alternatives', `*[${'a||'.repeat(30_000)}a]`, {}, 'queryParseError'],
  ['functions that double', `${doubling} x::f19(*)`, {}, 'queryParseError'],
  ['a join of everything with everything', counted(4), {}, 'queryTimeoutError'],
  [
    'a pattern that backtracks',
    '*[$text match $pattern]',
    { text: 'a'.repeat(1000), pattern: `${'*a'.repeat(20)}*b` },
    'queryTimeoutError',
  ],
  ['every document a hundred times', '*[0...200]{"a": *[0...100]}', {}, 'queryResultTooLargeError'],
]

describe('a query that explodes', () => {
  const time = limits.time
  afterAll(() => {
    limits.time = time
  })

  test.each(explosive)(
    '%s: is refused, and the next one answered',
    { timeout: 20_000 },
    (_, query, params, type) => {
      using memory = memoryStore(documents)
      const view = viewIn(memory.store, 'raw')
      // On a busy machine, the size limit must be reached before the time limit.
      limits.time = type === 'queryResultTooLargeError' ? 15_000 : 500
      try {
        runQuery(query, params, view, null)
        expect.unreachable()
      } catch (error) {
        if (!(error instanceof LakeError)) throw error
        expect(error.status).toBe(400)
        expect(error.body).toMatchObject({ error: { type } })
      }
      expect(runQuery('count(*[_type == "page"])', {}, view, null).result).toBe(500)
    },
  )

  test.each([
    ['three times where others had the processor', 0, 3],
    ['once where it had the processor', 50_000, 1],
  ])('is tried %s', (_, user, expected) => {
    using memory = memoryStore(documents)
    limits.time = 50
    const used = vi.spyOn(process, 'threadCpuUsage').mockReturnValue({ user, system: 0 })
    const view = viewIn(memory.store, 'raw')
    expect(() => runQuery(counted(4), {}, view, null)).toThrow(/took longer than 50 ms/)
    // The time is read before and after each attempt.
    const tried = used.mock.calls.length / 2
    used.mockRestore()
    expect(tried).toBe(expected)
  })
})
