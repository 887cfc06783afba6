import { launchBrowser } from '../tests/support/browser.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { navigation } from './pages/navigation.ts'
import { measuredPages } from './pages/page-list.ts'
import { speed } from './pages/speed.ts'
import { weights } from './pages/weights.ts'

/** Bytes, paint times beside a bare file, and the time of a change of page, on the running stack. */
export async function benchPages(stack: StackFile): Promise<void> {
  const urls = measuredPages.map((page) => [stack.site, page].filter(Boolean).join('/'))
  const browser = await launchBrowser()
  try {
    await weights(browser, urls)
    await navigation(browser, `${stack.site}/v5/market/kline`, `${stack.site}/v5/market/mark-kline`)
  } finally {
    await browser.close()
  }
  await speed(urls, Number(process.argv[3] ?? 5))
}
