import type { Page } from 'playwright-core'
import { alive } from '../tests/support/alive.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { paintsOf } from './browser/painted.ts'
import { ofStack } from './harness/question.ts'
import { sampled } from './harness/samples.ts'

const OPENINGS = 30
const OPEN_MS = 50
const RESULTS_MS = 120
/** Typed letter by letter; every letter is a sample. */
const queries = ['kline interval', 'orderbook', 'funding rate', 'retCode', '/v5/market/tickers']

/** How soon the search dialog can be typed into, and how soon after a letter its results are painted. */
export const benchSearch = ofStack(async ({ site }, report) => {
  const browser = await launchBrowser()
  try {
    const open = async (page: Page) => {
      await page.goto(`${site}/v5/market/kline`)
      await alive(page)
    }
    const opening = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const opened = await paintsOf(opening, {
      begins: 'keydown',
      done: `() => Boolean(document.activeElement?.matches('dialog[open] [role=combobox]'))`,
    })
    await open(opening)
    const openAndClose = async () => {
      const ms = await opened(() => opening.keyboard.press('Control+k'))
      await close(opening)
      return ms
    }
    // The first opening brings the code.
    const openings = await sampled(OPENINGS, openAndClose, 1)
    report.note('dialog: key → painted field', openings, 'ms', { most: OPEN_MS })

    const typing = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const answered = await paintsOf(typing, { begins: 'input', done: `${hasResults}` })
    await open(typing)
    const answers: number[] = []
    for (const query of queries) {
      await typing.keyboard.press('Control+k')
      await typing.locator('dialog[open] [role=combobox]:focus').waitFor()
      for (const [at, letter] of [...query].entries()) {
        const ms = await answered(() => typing.keyboard.press(letter === ' ' ? 'Space' : letter))
        // Of the first letter results are many, and few type no second.
        if (at > 0) answers.push(ms)
      }
      await close(typing)
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

/** Runs in the page: whether the results of what is in the field are there. */
function hasResults(): boolean {
  const alerts = [...document.querySelectorAll('dialog[open] [role=alert]')]
  const failure = alerts.find((alert) => alert.checkVisibility())
  if (failure) throw new Error(`The search failed: ${failure.textContent}`)
  const status = document.querySelector('dialog[open] [role=status]')?.textContent
  const list = document.querySelector('dialog[open] [role=listbox]')
  return Boolean(status) && (list === null || list.getAttribute('aria-busy') === 'false')
}
