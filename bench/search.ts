import type { Page } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser.ts'
import { waitForIslands } from '../tests/support/wait-for-enhancement.ts'
import { paintsOf } from './browser/painted.ts'
import { ofStack } from './harness/question.ts'
import { takeSamples } from './harness/samples.ts'

const OPENINGS = 30
const OPEN_MS = 50
const RESULTS_MS = 120
const queries = ['kline interval', 'orderbook', 'funding rate', 'retCode', '/v5/market/tickers']
const FIELD = 'dialog[open] [role=combobox]'

/** Time until the search dialog accepts text, and from a letter until its results are painted. */
export const benchSearch = ofStack(async ({ site }, report) => {
  const browser = await launchBrowser()
  const open = async (awaited: Parameters<typeof paintsOf>[1]) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const painted = await paintsOf(page, awaited)
    await page.goto(`${site}/v5/market/kline`)
    await waitForIslands(page)
    return { page, press: (key: string) => painted(() => page.keyboard.press(key)) }
  }
  try {
    const opening = await open({
      begins: 'keydown',
      done: `() => Boolean(document.activeElement?.matches('${FIELD}'))`,
    })
    const openAndClose = async () => {
      const ms = await opening.press('Control+k')
      await close(opening.page)
      return ms
    }
    // The first opening loads the code.
    const openings = await takeSamples(OPENINGS, openAndClose, 1)
    report.note('dialog: key → painted field', openings, 'ms', { most: OPEN_MS })

    const { page, press } = await open({ begins: 'input', done: `${hasResults}` })
    const answers: number[] = []
    for (const [first = '', ...letters] of queries) {
      await page.keyboard.press('Control+k')
      await page.locator(`${FIELD}:focus`).waitFor()
      // The first letter has many results, and few readers type only one.
      await press(first)
      for (const letter of letters) answers.push(await press(letter === ' ' ? 'Space' : letter))
      await close(page)
    }
    report.note('dialog: letter → painted results', answers, 'ms', { most: RESULTS_MS })
  } finally {
    await browser.close()
  }
})

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Runs in the page: whether the results for the field's text are shown. */
function hasResults(): boolean {
  const alerts = [...document.querySelectorAll('dialog[open] [role=alert]')]
  const failure = alerts.find((alert) => alert.checkVisibility())
  if (failure) throw new Error(`The search failed: ${failure.textContent}`)
  const status = document.querySelector('dialog[open] [role=status]')?.textContent
  const list = document.querySelector('dialog[open] [role=listbox]')
  return Boolean(status) && (list === null || list.getAttribute('aria-busy') === 'false')
}
