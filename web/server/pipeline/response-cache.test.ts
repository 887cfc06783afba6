import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { siteState } from '../../content/cache/site-state.ts'
import { ResponseCache } from './response-cache.ts'
import type { TransformedResponse } from './transform-response.ts'

beforeEach(() => {
  siteState().receivesInvalidations = true
  onTestFinished(() => {
    siteState().receivesInvalidations = false
    siteState().invalidatedAt.clear()
  })
})

const answer = (words: string, more: Partial<TransformedResponse> = {}): TransformedResponse => ({
  status: 200,
  headers: {},
  body: Buffer.from(words),
  etag: `"${words}"`,
  lasts: { at: performance.now(), tags: ['page'] },
  ...more,
})

it('ResponseCache keeps recently requested answers within its room', () => {
  const answers = new ResponseCache(2000)
  const large = 'x'.repeat(300)
  answers.set('a', answer(`a${large}`))
  answers.set('b', answer(`b${large}`))
  expect(answers.get('a')?.body.toString()).toContain('a')
  answers.set('c', answer(`c${large}`))
  expect(['a', 'b', 'c'].map((key) => answers.get(key)?.body.toString()[0])).toEqual([
    'a',
    undefined,
    'c',
  ])
  answers.set('d', answer('too large for it'.repeat(200)))
  expect(answers.get('d')).toBeUndefined()
})

it('ResponseCache stores no answer for a single reader', () => {
  const answers = new ResponseCache()
  const { lasts: _, ...own } = answer('a')
  answers.set('a', own)
  expect(answers.getStale('a')).toBeUndefined()
})

it("ResponseCache holds no more memory than it counts, also of zlib's buffers", () => {
  const answers = new ResponseCache()
  const body = gzipSync('words')
  expect(body.buffer.byteLength).toBeGreaterThan(1000)
  answers.set('a', answer('words', { body }))
  expect(answers.get('a')?.body).toEqual(body)
  expect(answers.get('a')?.body.buffer.byteLength).toBe(body.length)
})

it('ResponseCache does not keep a page alive through a header sliced from it', () => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('This Node has no collection by hand.')
  const answers = new ResponseCache()
  const held = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = held()
  for (let index = 0; index < 32; index++) {
    const made = `${index} 2026-01-01T00:00:00.000Z ${'x'.repeat(1024 * 1024)}`
    const [, at] = /(\S+Z)/.exec(made) ?? []
    answers.set(`${index}`, answer('a', { headers: { made: at } }))
  }
  expect((held() - before) / 1024 / 1024).toBeLessThan(8)
  expect(answers.get('1')?.headers).toEqual({ made: '2026-01-01T00:00:00.000Z' })
})

it('ResponseCache counts headers and keys, so that many small answers stay within its room', () => {
  const answers = new ResponseCache(10_000)
  const headers = { 'content-security-policy': 'x'.repeat(1000) }
  const keys = Array.from({ length: 100 }, (_, index) => `${index}`)
  for (const key of keys) answers.set(key, answer('a', { headers }))
  expect(keys.filter((key) => answers.get(key)).length).toBeLessThanOrEqual(10)
})

it('ResponseCache returns the stale answer after a change until a newer one replaces it', () => {
  const answers = new ResponseCache()
  const old = answer('old')
  answers.set('a', old)
  siteState().invalidatedAt.set('another', performance.now())
  expect(answers.get('a')?.body.toString()).toBe('old')
  siteState().invalidatedAt.set('page', performance.now())
  expect(answers.get('a')).toBeUndefined()
  expect(answers.getStale('a')?.body.toString()).toBe('old')
  answers.set('a', answer('new', { lasts: { at: performance.now() + 1, tags: ['page'] } }))
  answers.set('a', old)
  expect(answers.get('a')?.body.toString()).toBe('new')
})
