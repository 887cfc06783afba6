import type { Page } from 'playwright-core'
import { waitForIslands } from './wait-for-enhancement.ts'

/** Bytes on the wire for loading and hydrating a page. */
export interface PageWeight {
  html: number
  /** The enhancements, without React. */
  enhancements: number
  /** All other scripts, for islands. */
  script: number
  style: number
}

/** Loads `url` with an empty cache, and sums up the bytes until the page is alive. */
export async function pageWeight(page: Page, url: string): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const kinds = new Map<string, { url: string; kind: string }>()
  const weight: PageWeight = { html: 0, enhancements: 0, script: 0, style: 0 }
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    kinds.set(requestId, { url: response.url, kind: type })
  })
  const ofEnhancements = new Set<string>()
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { url: address, kind } = kinds.get(requestId) ?? {}
    if (address?.split('#')[0] === url) weight.html += encodedDataLength
    else if (kind === 'Script' && ofEnhancements.size === 0) {
      // The first script is that of every page, which loads the others.
      ofEnhancements.add(address ?? '')
      weight.enhancements += encodedDataLength
    } else if (kind === 'Script') weight.script += encodedDataLength
    else if (kind === 'Stylesheet') weight.style += encodedDataLength
  })
  await disablePrefetch(page)
  await page.goto(url)
  await waitForIslands(page)
  await page.waitForLoadState('networkidle')
  await session.detach()
  return weight
}

/** Disables prefetching in `page`: pages prefetched on a fast connection do not belong to its weight. */
export async function disablePrefetch(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}
