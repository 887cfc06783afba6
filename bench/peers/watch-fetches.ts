import type { Page } from 'playwright-core'

const QUIET_MS = 400
const PATIENCE_MS = 30_000

/** Counts what `page` fetches from now on; the answer waits until it has fetched nothing for a while. */
export function watchFetches(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>()
  let last = performance.now()
  const note = () => {
    last = performance.now()
  }
  page.on('request', (request) => {
    underWay.add(request)
    note()
  })
  const ended = (request: unknown) => {
    underWay.delete(request)
    note()
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  // Of a document that was left, not every fetch is told to have ended.
  page.on('domcontentloaded', () => underWay.clear())
  return async () => {
    note()
    const deadline = last + PATIENCE_MS
    while (underWay.size > 0 || performance.now() - last < QUIET_MS) {
      if (performance.now() > deadline)
        throw new Error(`${page.url()} was still fetching after ${PATIENCE_MS / 1000} s`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
