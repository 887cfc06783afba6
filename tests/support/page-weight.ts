import type { Page } from 'playwright-core'
import { hydrate } from './hydrate.ts'

/** What a page costs to load and to bring to life, in bytes as they came over the wire. */
export interface PageWeight {
  html: number
  /** What makes the page react without the framework. */
  enhancements: number
  /** Code of the framework, with what comes with it: every other script but the page's own data. */
  script: number
  /** What React needs of the page a second time, to bring it to life. */
  data: number
  style: number
  scriptUrls: string[]
}

/** Loads `url` with an empty cache, wakes it, and weighs what came. */
export async function pageWeight(page: Page, url: string): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const wanted = new Set<string>()
  const kinds = new Map<string, { url: string; kind: string }>()
  const weight: PageWeight = {
    html: 0,
    enhancements: 0,
    script: 0,
    data: 0,
    style: 0,
    scriptUrls: [],
  }
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    kinds.set(requestId, { url: response.url, kind: type })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = kinds.get(requestId)
    if (found?.url.split('#')[0] === url) weight.html += encodedDataLength
    else if (found?.url.includes('/data-of-page/')) weight.data += encodedDataLength
    else if (found?.url.includes('/enhancements/') && !wanted.has(found.url))
      weight.enhancements += encodedDataLength
    else if (found?.kind === 'Script') {
      weight.script += encodedDataLength
      weight.scriptUrls.push(found.url)
    } else if (found?.kind === 'Stylesheet') weight.style += encodedDataLength
  })
  // What pages fetch ahead on a fast line is not what they need.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(url)
  wanted.add(await withFramework(page))
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  await session.detach()
  return weight
}

/** The address of the file that the enhancements fetch together with the framework. */
const withFramework = (page: Page): Promise<string> =>
  page
    .locator('script[data-foreign-nodes]')
    .evaluate((script) => new URL(script.dataset['foreignNodes'] ?? '', location.href).href)
