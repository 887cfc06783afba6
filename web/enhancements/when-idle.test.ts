import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdleOnFastConnection } from './when-idle.ts'

const work = vi.fn()
const page = new EventTarget()

function browser(connection: unknown, readyState = 'complete') {
  vi.stubGlobal('navigator', connection === undefined ? {} : { connection })
  vi.stubGlobal('document', { readyState })
  const idle = (run: () => void) => setTimeout(run, 0)
  vi.stubGlobal('requestIdleCallback', idle)
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.stubGlobal(
    'window',
    Object.assign(page, { requestIdleCallback: idle, setTimeout: globalThis.setTimeout }),
  )
}

beforeEach(() => {
  work.mockReset()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('whenIdleOnFastConnection waits until the reader has stayed for a while', () => {
  browser({ effectiveType: '4g', saveData: false })
  whenIdleOnFastConnection(work)
  vi.advanceTimersByTime(1900)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(work).toHaveBeenCalledOnce()
})

it('whenIdleOnFastConnection waits for the page to load', () => {
  browser({ effectiveType: '4g' }, 'loading')
  whenIdleOnFastConnection(work)
  vi.advanceTimersByTime(10_000)
  expect(work).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(2100)
  expect(work).toHaveBeenCalledOnce()
})

it('whenIdleOnFastConnection does nothing after it was cancelled', () => {
  browser({ effectiveType: '4g' })
  whenIdleOnFastConnection(work)()
  vi.advanceTimersByTime(10_000)
  expect(work).not.toHaveBeenCalled()
})

it.each([undefined, {}, { effectiveType: '3g' }, { effectiveType: '4g', saveData: true }])(
  'whenIdleOnFastConnection does nothing with the connection %j',
  (connection) => {
    browser(connection)
    whenIdleOnFastConnection(work)
    vi.advanceTimersByTime(10_000)
    expect(work).not.toHaveBeenCalled()
  },
)
