import type { Browser } from 'playwright-core'
import { type PageWeight, pageWeight } from '../../tests/support/page-weight.ts'

/** kB of script that Next.js and React need for a page with one link, Brotli, as measured in 2026. */
const FLOOR_KB = 119

/** Prints what each page costs, compressed. */
export async function weights(browser: Browser, urls: string[]): Promise<void> {
  console.log('\nBytes over the wire (Brotli), cold cache, scripts when the framework is wanted')
  const rows: Record<string, Record<string, string>> = {}
  for (const url of urls) {
    const page = await browser.newPage()
    const weight = await pageWeight(page, url)
    await page.close()
    rows[new URL(url).pathname] = row(weight)
  }
  console.table(rows)
  console.log(`Script of plain Next.js and React with one link: ${FLOOR_KB} kB; goal: + 20 kB.`)
}

function row(weight: PageWeight): Record<string, string> {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1)
  return {
    'HTML kB': kB(weight.html),
    'enhancements kB': kB(weight.enhancements),
    'framework kB': kB(weight.script),
    'page data kB': kB(weight.data),
    'styles kB': kB(weight.style),
  }
}
