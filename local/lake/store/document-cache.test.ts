import { expect, test } from 'vitest'
import { DocumentCache } from './document-cache.ts'

const document = (_id: string) => ({ _id, _type: 't', _rev: 'r', _createdAt: '', _updatedAt: '' })

test('a full cache keeps what is asked for, and never more than its budget', () => {
  const cache = new DocumentCache(50)
  cache.set('hot', document('hot'), 10)
  for (let index = 0; index < 100; index++) {
    expect(cache.get('hot')?._id).toBe('hot')
    cache.set(`cold-${index}`, document(`cold-${index}`), 10)
    expect(cache.bytes).toBeLessThanOrEqual(50)
  }
  expect(cache.get('cold-0')).toBeUndefined()
  expect(cache.get('cold-99')?._id).toBe('cold-99')
  cache.set('huge', document('huge'), 51)
  expect(cache.bytes).toBeLessThanOrEqual(50)
  const { bytes } = cache
  cache.recount()
  expect(cache.bytes).toBe(bytes)
})

test('a document that is put again counts once', () => {
  const cache = new DocumentCache(50)
  for (let index = 0; index < 10; index++) cache.set('a', document('a'), 20)
  expect(cache.bytes).toBe(20)
})
