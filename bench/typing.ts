import type { Page } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser.ts'
import { lakeAs } from '../tests/support/lake.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { StudioSession } from '../tests/support/studio.ts'
import { until } from '../tests/support/until.ts'
import { percentile } from './percentile.ts'
import { beginMeasuring, type LetterTimes } from './typing/letter-times.ts'
import { longPage, middle } from './typing/long-page.ts'

const ID = 'page-bench-typing'
const GOAL_MS = 50
const LETTERS = 240
/** Between two keys, over and over: about 90 English words a minute. */
const RHYTHM_MS = [90, 140, 110, 170, 120, 150]
const SENTENCE = 'the quick answer names the order and says why it was cancelled '

/**
 * How soon after the press of a key its letter is painted, in the built Studio, on a page of 200
 * blocks in two languages. Keys come at a person's pace, whether or not the page is ready for them.
 */
export async function benchTyping(stack: StackFile): Promise<void> {
  const lake = lakeAs(stack, 'writer')
  const browser = await launchBrowser()
  try {
    await lake.createOrReplace(longPage(ID))
    const studio = await StudioSession.signIn(browser, stack, 'Writer')
    await studio.open('page', ID)
    for (const locale of ['en', 'zhTW'] as const) {
      await placeCaret(studio, locale)
      print(`Body, ${locale}, middle of 200 blocks`, await typed(studio.page))
    }
    for (const field of ['title.en', 'description.zhTW']) {
      await studio.field(field).click()
      await studio.page.keyboard.press('End')
      print(`Field ${field}`, await typed(studio.page))
    }
  } finally {
    await browser.close()
    await lake.delete(`drafts.${ID}`)
  }
}

/** Sets the caret behind the first words of the paragraph in the middle. */
async function placeCaret(studio: StudioSession, locale: keyof typeof middle): Promise<void> {
  // A long page shows one language at a time.
  const tab = studio.page.getByRole('tab', { name: locale === 'en' ? 'English' : '繁體中文' })
  if (await tab.isVisible()) await tab.click()
  const editor = studio.page.getByTestId(`field-body.${locale}`)
  await editor.scrollIntoViewIfNeeded()
  const activate = editor.getByText('Click to activate')
  if (await activate.isVisible()) await activate.click()
  const words = editor.getByText(middle[locale]).first()
  const style = editor.getByTestId('block-style-select').getByText('Paragraph')
  // A press before a long text has come to rest leads elsewhere; a person goes away and comes back.
  await until(
    async () => {
      await studio.field('title.en').click()
      await words.scrollIntoViewIfNeeded()
      await studio.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await words.click()
      return style.waitFor({ timeout: 8000 }).then(
        () => true,
        () => false,
      )
    },
    90_000,
    100,
  )
}

/** Presses a key at each beat without waiting for what the page makes of the one before. */
async function typed(page: Page): Promise<LetterTimes> {
  await page.evaluate(beginMeasuring)
  const pressed: Promise<void>[] = []
  let beat = performance.now()
  for (let index = 0; index < LETTERS; index++) {
    pressed.push(page.keyboard.press(SENTENCE[index % SENTENCE.length] ?? ' '))
    beat += RHYTHM_MS[index % RHYTHM_MS.length] ?? 0
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, beat - performance.now())))
  }
  await Promise.all(pressed)
  await until(() => page.evaluate((count) => window.letterTimes?.shown.length === count, LETTERS))
  const times = await page.evaluate(() => window.letterTimes)
  if (!times) throw new Error('The page was loaded anew while it was typed in.')
  return times
}

function print(where: string, { shown, eventTiming, longTasks }: LetterTimes): void {
  const at = (samples: number[], p: number) =>
    samples.length === 0 ? 'none' : `${percentile(samples, p).toFixed(0)} ms`
  console.log(`\n${where}: ${shown.length} letters, goal p95 ${GOAL_MS} ms`)
  console.log(
    `  key to painted letter: p50 ${at(shown, 50)}, p95 ${at(shown, 95)}, max ${at(shown, 100)}`,
  )
  // The browser keeps silent about keys that took less than 16 ms.
  const all = [...Array(Math.max(0, shown.length - eventTiming.length)).fill(16), ...eventTiming]
  console.log(`  Event Timing: p50 ${at(all, 50)}, p95 ${at(all, 95)}, max ${at(all, 100)}`)
  console.log(`  tasks longer than 50 ms: ${longTasks.length}, longest ${at(longTasks, 100)}`)
}
