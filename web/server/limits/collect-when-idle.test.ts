import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectWhenIdle } from './collect-when-idle.ts'

const MB = 1024 * 1024

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('collectWhenIdle collects once after a busy time, and not while requests arrive', () => {
  let heap = 300 * MB
  const collect = vi.fn(() => {
    heap = 200 * MB
  })
  const noteRequest = collectWhenIdle({ collect, heapUsed: () => heap, idleMs: 1000 })
  for (let second = 0; second < 5; second++) {
    vi.advanceTimersByTime(900)
    noteRequest()
  }
  expect(collect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(1)
  noteRequest()
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(1)
  heap = 300 * MB
  noteRequest()
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(2)
})
