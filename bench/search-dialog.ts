import type { Page } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser.ts'
import { hydrate } from '../tests/support/hydrate.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { percentile } from './percentile.ts'

const OPENINGS = 30
/** Typed letter by letter; every letter is a sample. */
const queries = ['kline interval', 'orderbook', 'funding rate', 'retCode', '/v5/market/tickers']
const GOAL_OPEN_MS = 50
const GOAL_RESULTS_MS = 120

/** How soon the search dialog can be typed into, and how soon after a letter its results are painted, ms. */
export async function benchSearchDialog(stack: StackFile): Promise<void> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${stack.site}/v5/market/kline`)
    await hydrate(page)
    // The first opening brings the code.
    await opened(page)
    const openings: number[] = []
    for (let sample = 0; sample < OPENINGS; sample++) openings.push(await opened(page))
    print('Search dialog: key to painted field', openings, GOAL_OPEN_MS)

    const answers: number[] = []
    for (const query of queries) {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').waitFor()
      for (let length = 2; length <= query.length; length++)
        answers.push(await page.evaluate(typeAndWait, query.slice(0, length)))
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    print('Search dialog: letter to painted results', answers, GOAL_RESULTS_MS)
  } finally {
    await browser.close()
  }
}

async function opened(page: Page): Promise<number> {
  const ms = await page.evaluate(pressAndWait)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  return ms
}

function print(what: string, samples: number[], goal: number): void {
  const at = (p: number) => `${percentile(samples, p).toFixed(0)} ms`
  console.log(
    `${what}: p50 ${at(50)}, p95 ${at(95)}, max ${at(100)} (${samples.length} samples; goal: ${goal} ms)`,
  )
}

/** Runs in the page: presses Ctrl+K and resolves with the ms until the field has the focus and is painted. */
async function pressAndWait(): Promise<number> {
  const start = performance.now()
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
  )
  return new Promise((resolve) => {
    const look = () => {
      // The frame after the one in which it has the focus shows it.
      if (document.activeElement?.matches('dialog[open] [role=combobox]'))
        requestAnimationFrame(() => resolve(performance.now() - start))
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Runs in the page: writes `text` as a key press does and resolves with the ms until its results are painted. */
async function typeAndWait(text: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('dialog[open] [role=combobox]')
  if (!input) throw new Error('The dialog is not open.')
  const start = performance.now()
  // React hears of a value only when it was not told of it already.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  return new Promise((resolve, reject) => {
    const look = () => {
      const failure = document.querySelector('dialog[open] [role=alert]')
      if (failure) return reject(new Error(`The search failed: ${failure.textContent}`))
      const status = document.querySelector('dialog[open] [role=status]')?.textContent
      const list = document.querySelector('dialog[open] [role=listbox]')
      const settled = list === null || list.getAttribute('aria-busy') === 'false'
      if (status && settled) requestAnimationFrame(() => resolve(performance.now() - start))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
