import type { Page } from 'playwright-core'
import { runningStack } from '../scripts/stack/running-stack.ts'
import { contentRecords } from '../tests/search/content-records.ts'
import { relevanceTable } from '../tests/search/relevance-table.ts'
import { alive } from '../tests/support/alive.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { fullReindex } from '../web/search/full-reindex.ts'
import { createSearchClient } from '../web/search/search-client.ts'
import { paintsOf } from './browser/painted.ts'
import { type OwnStack, withOwnStack } from './harness/own-stack.ts'
import type { Question } from './harness/question.ts'
import type { Report } from './harness/report.ts'
import { sampled, timed } from './harness/samples.ts'
import { searchTimes, typed } from './harness/search-times.ts'

const SEARCHES = 600
const WARM_UP = 50
/** Of work in the server, for one search at a time, ms. */
const WORKED_MS = 15

const OPENINGS = 30
const OPEN_MS = 50
const RESULTS_MS = 120
/** Typed letter by letter; every letter is a sample. */
const queries = ['kline interval', 'orderbook', 'funding rate', 'retCode', '/v5/market/tickers']

/**
 * The local search in a process of its own, with the records of today's content: indexing, memory, and searches as
 * they are typed, 1 and 32 at a time. While the stack runs, its dialog too. Larger ones are measured by `scale`.
 */
export const benchSearch: Question = async (report) => {
  const stack = runningStack()
  if (stack) await measureDialog(stack.site, report)
  else console.log('The dialog is measured while the stack runs.')
  const records = await contentRecords()
  await withOwnStack((own) => measureEngine(own, records, report))
}

async function measureEngine(
  { startSearch, searchKey: key }: OwnStack,
  records: Awaited<ReturnType<typeof contentRecords>>,
  report: Report,
): Promise<void> {
  const engine = await startSearch()
  try {
    const noteMemory = async (when: string) =>
      report.note(`memory, ${when}`, await engine.residentMegabytes(), 'MB')
    await noteMemory('empty')
    const client = createSearchClient(engine.url, key)
    const indexing = await timed(async () => {
      for (const [locale, list] of records) await fullReindex(client, locale, list)
    })
    report.note('records', [...records.values()].flat().length, '')
    report.note('indexed in', indexing / 1000, 's')
    await noteMemory('indexed')
    const asked = typed(relevanceTable(), SEARCHES)
    await searchTimes(engine.url, key, asked.slice(0, WARM_UP), 1)
    for (const concurrency of [1, 32]) {
      const { answered, worked } = await searchTimes(engine.url, key, asked, concurrency)
      report.note(`a search answered, ${concurrency} at a time`, answered, 'ms')
      const limit = concurrency === 1 ? { most: WORKED_MS } : {}
      report.note(`work in the server, ${concurrency} at a time`, worked, 'ms', limit)
    }
    await noteMemory('after the searches')
  } finally {
    await engine.stop()
  }
}

/** How soon the search dialog can be typed into, and how soon after a letter its results are painted. */
async function measureDialog(site: string, report: Report): Promise<void> {
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
}

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
