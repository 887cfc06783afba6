import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { pagesBegunBefore, trackPage } from './pages-under-way.ts'

it('waits for the pages that were begun before, and only for those', async () => {
  expect(pagesBegunBefore(Number.POSITIVE_INFINITY)).toBeUndefined()
  const before = performance.now()
  const first = new EventEmitter()
  trackPage(first)
  expect(pagesBegunBefore(before)).toBeUndefined()
  const done: string[] = []
  const waiting = pagesBegunBefore(Number.POSITIVE_INFINITY)?.then(() => done.push('first'))
  const later = new EventEmitter()
  trackPage(later)
  first.emit('close')
  await waiting
  expect(done).toEqual(['first'])
  expect(pagesBegunBefore(Number.POSITIVE_INFINITY)).toBeDefined()
  later.emit('close')
  await pagesBegunBefore(Number.POSITIVE_INFINITY)
  expect(pagesBegunBefore(Number.POSITIVE_INFINITY)).toBeUndefined()
})
