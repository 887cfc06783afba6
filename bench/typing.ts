import type { Page } from 'playwright-core'
import { sourceOf } from '../schemas/translation-source.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { StudioSession } from '../tests/support/studio.ts'
import { until } from '../tests/support/until.ts'
import { ofStack } from './harness/question.ts'
import { paragraph, scalePage } from './scale/site-documents.ts'
import { beginMeasuring, type LetterTimes } from './typing/letter-times.ts'

const ID = 'page-bench-typing'
/** They make 200 blocks. */
const SECTIONS = 48
const MOST_MS = 50
const LETTERS = 240
/** Between two keys, over and over: about 90 English words a minute. */
const RHYTHM_MS = [90, 140, 110, 170, 120, 150]
const SENTENCE = 'the quick answer names the order and says why it was cancelled '
/** The first words of the paragraph in the middle, by which it is found on the screen. */
const middle = { en: 'The middle of the page.', zhTW: '頁面的中央。' }

/**
 * How soon after the press of a key its letter is painted, in the built Studio, on a page of 200
 * blocks in two languages. Keys come at a person's pace, whether or not the page is ready for them.
 */
export const benchTyping = ofStack(async (stack, report) => {
  const lake = lakeAs(stack, 'writer')
  const browser = await launchBrowser()
  try {
    await lake.createOrReplace<Record<string, unknown>>(longPage())
    const studio = await StudioSession.signIn(browser, stack, 'Writer')
    await studio.open('page', ID)
    const note = async (where: string) => {
      const { shown, eventTiming, longTasks } = await typed(studio.page)
      report.note(`${where}: key → painted letter`, shown, 'ms', { most: MOST_MS })
      // The browser keeps silent about keys that took less than 16 ms.
      const silent = Array<number>(Math.max(0, shown.length - eventTiming.length)).fill(16)
      report.note(`${where}: Event Timing`, [...silent, ...eventTiming], 'ms')
      report.note(`${where}: tasks longer than 50 ms`, longTasks.length, '')
      report.note(`${where}: such a task`, longTasks, 'ms')
    }
    for (const locale of ['en', 'zhTW'] as const) {
      await placeCaret(studio, locale)
      await note(`body in ${locale}, middle of 200 blocks`)
    }
    for (const field of ['title.en', 'description.zhTW']) {
      await studio.field(field).click()
      await studio.page.keyboard.press('End')
      await note(`field ${field}`)
    }
  } finally {
    await browser.close()
    await lake.delete(`drafts.${ID}`)
  }
})

/** A draft of a generated page, with a paragraph in the middle of each body that is known by its words. */
function longPage() {
  const page = scalePage(0, [], SECTIONS)
  const { en, zhTW, zhTWSource } = page.body
  const [english, chinese] = [middle.en, middle.zhTW].map((words) => ({
    ...paragraph([words]),
    _key: 'middle',
  }))
  if (english && chinese) {
    en.splice(en.length / 2, 0, english)
    zhTW.splice(zhTW.length / 2, 0, chinese)
    zhTWSource.push(sourceOf(english))
  }
  return { ...page, _id: `drafts.${ID}`, path: { _type: 'slug', current: 'v5/bench-typing' } }
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
