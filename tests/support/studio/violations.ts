import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe's violations within an element of the page, each with its first node. */
export async function violations(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async (within) => {
    // axe adds itself to the window, which the DOM types do not include.
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const result = await axe.run(within, { resultTypes: ['violations'] })
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }, selector)
}

/** The same in light and dark, each looked at once `shown` is there again. */
export async function violationsInBothModes(
  page: Page,
  selector: string,
  shown: Locator,
): Promise<string[]> {
  const found: string[] = []
  for (const scheme of ['light', 'dark']) {
    await page.evaluate((name) => localStorage.setItem('sanityStudio:ui:colorScheme', name), scheme)
    await page.reload()
    await shown.waitFor()
    found.push(...(await violations(page, selector)))
  }
  return found
}
