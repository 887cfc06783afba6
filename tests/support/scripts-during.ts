import type { Page } from 'playwright-core'

/** Bytes of script on the wire during `work`. */
export async function scriptsDuring(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await work()
  await page.waitForLoadState('networkidle')
  await session.detach()
  return bytes
}
