import type { Page } from 'playwright-core'
import { alive } from './alive.ts'

/** What a page costs to load and to bring to life, in bytes as they came over the wire. */
export interface PageWeight {
  html: number
  /** What makes the page react without React. */
  enhancements: number
  /** Every other script, of the parts of the page that need React. */
  script: number
  style: number
}

/** Loads `url` with an empty cache, and weighs what comes until the page is alive. */
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
      // The first script is that of every page, the others come by it.
      ofEnhancements.add(address ?? '')
      weight.enhancements += encodedDataLength
    } else if (kind === 'Script') weight.script += encodedDataLength
    else if (kind === 'Stylesheet') weight.style += encodedDataLength
  })
  await fetchNothingAhead(page)
  await page.goto(url)
  await alive(page)
  await page.waitForLoadState('networkidle')
  await session.detach()
  return weight
}

/** Has `page` fetch nothing ahead: what pages fetch so on a fast line is not what they need. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}
