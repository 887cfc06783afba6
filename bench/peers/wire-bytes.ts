import type { Browser } from 'playwright-core'
import { watchFetches } from './watch-fetches.ts'

/** What a page brings over the wire with an empty cache, in bytes. */
export interface WireBytes {
  html: number
  script: number
  style: number
  font: number
  /** Pictures, data and what else. */
  other: number
  /** What came before the reader's first move. */
  first: number
  all: number
}

/** Loads `url`, makes a reader's first move when nothing more comes, and weighs what came until it is quiet again. */
export async function wireBytes(browser: Browser, url: string): Promise<WireBytes> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const kinds = new Map<string, string>()
  const bytes: WireBytes = { html: 0, script: 0, style: 0, font: 0, other: 0, first: 0, all: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kindOf(kinds.get(requestId))] += encodedDataLength
    bytes.all += encodedDataLength
  })
  // What pages fetch ahead on a fast line is not what they need.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    }),
  )
  const quiet = watchFetches(page)
  const answer = await page.goto(url)
  if (!answer?.ok()) throw new Error(`${url} answers ${answer?.status()}: it is not in the build`)
  await quiet()
  bytes.first = bytes.all
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  await quiet()
  await page.close()
  return bytes
}

function kindOf(type: string | undefined): Exclude<keyof WireBytes, 'first' | 'all'> {
  if (type === 'Document') return 'html'
  if (type === 'Script') return 'script'
  if (type === 'Stylesheet') return 'style'
  return type === 'Font' ? 'font' : 'other'
}
