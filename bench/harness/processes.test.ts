import { expect, test } from 'vitest'
import { stopAfter } from './processes.ts'

test('stopAfter stops what a measurement started, also after a failure and after a signal', async () => {
  const listeners = process.listenerCount('SIGTERM')
  let stopped = 0
  const stop = async () => {
    stopped += 1
    // A second signal must not interrupt the stopping.
    expect(process.listenerCount('SIGTERM')).toBe(listeners + 1)
  }
  await stopAfter(stop, async () => {})
  const failed = stopAfter(stop, () => Promise.reject(new Error('no page')))
  await expect(failed).rejects.toThrow('no page')
  const ended = stopAfter(stop, () => new Promise(() => {}))
  process.emit('SIGTERM', 'SIGTERM')
  await expect(ended).rejects.toThrow('SIGTERM ended the measurement')
  expect(stopped).toBe(3)
  expect(process.listenerCount('SIGTERM')).toBe(listeners)
})
