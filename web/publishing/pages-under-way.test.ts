import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { pagesUnderWay, trackPage } from './pages-under-way.ts'

it('waits for the pages that are being made, and only for those', async () => {
  expect(pagesUnderWay()).toBeUndefined()
  const first = new EventEmitter()
  trackPage(first)
  const done: string[] = []
  const waiting = pagesUnderWay()?.then(() => done.push('first'))
  const later = new EventEmitter()
  trackPage(later)
  first.emit('close')
  await waiting
  expect(done).toEqual(['first'])
  expect(pagesUnderWay()).toBeDefined()
  later.emit('close')
  await pagesUnderWay()
  expect(pagesUnderWay()).toBeUndefined()
})
