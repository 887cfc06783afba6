import type { Page } from 'playwright-core'
import type { Block } from '../blocks/lists/model.ts'
import { blockText } from '../schemas/block-text.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { StudioSession } from '../tests/support/studio.ts'
import { until } from '../tests/support/until.ts'
import { ofStack } from './harness/question.ts'
import { scalePage } from './scale/site-documents.ts'

const ID = 'page-bench-typing'
/** They make 200 blocks. */
const SECTIONS = 48
const MOST_MS = 50
const LETTERS = 240
/** Between two keys, over and over: about 90 English words a minute. */
const RHYTHM_MS = [90, 140, 110, 170, 120, 150]
const SENTENCE = 'the quick answer names the order and says why it was cancelled '

declare global {
  interface Window {
    /** ms from the press of each key to its letter. */
    letterTimes?: number[]
    endLetters?: () => void
  }
}

/**
 * How soon after the press of a key its letter is painted, in the built Studio, on a page of 200
 * blocks in two languages. Keys come at a person's pace, whether or not the page is ready for them.
 */
export const benchTyping = ofStack(async (stack, report) => {
  const lake = lakeAs(stack, 'writer')
  const browser = await launchBrowser()
  try {
    const { draft, middle } = longPage()
    await lake.createOrReplace<Record<string, unknown>>(draft)
    const studio = await StudioSession.signInAnew(browser, stack, 'Writer')
    await studio.open('page', ID)
    const note = async (where: string) =>
      report.note(`key → painted letter, ${where}`, await typed(studio.page), 'ms', {
        most: MOST_MS,
      })
    for (const locale of ['en', 'zhTW'] as const) {
      await placeCaret(studio, locale, middle[locale])
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

/** A draft of a generated page, and the first words of a paragraph in the middle of each of its bodies. */
function longPage() {
  const page = scalePage(0, [], SECTIONS)
  const { en, zhTW = [] } = page.body
  const at = en.findIndex((block, index) => index > en.length / 2 && isParagraph(block))
  const wordsAt = (blocks: typeof en) => {
    const block = blocks.find(({ _key }) => _key === en[at]?._key)
    return block ? blockText(block).slice(0, 24) : ''
  }
  const draft = {
    ...page,
    _id: `drafts.${ID}`,
    path: { _type: 'slug', current: 'v5/bench-typing' },
  }
  return { draft, middle: { en: wordsAt(en), zhTW: wordsAt(zhTW) } }
}

const isParagraph = (block: Block) => block._type === 'block' && block.style === 'normal'

/** Sets the caret behind the first words of the paragraph in the middle. */
async function placeCaret(
  studio: StudioSession,
  locale: 'en' | 'zhTW',
  middle: string,
): Promise<void> {
  // A long page shows one language at a time.
  const tab = studio.page.getByRole('tab', { name: locale === 'en' ? 'English' : '繁體中文' })
  if (await tab.isVisible()) await tab.click()
  const editor = studio.page.getByTestId(`field-body.${locale}`)
  await editor.scrollIntoViewIfNeeded()
  const activate = editor.getByText('Click to activate')
  if (await activate.isVisible()) await activate.click()
  const words = editor.getByText(middle).first()
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

/** Presses a key at each beat without waiting for what the page makes of the one before; ms of each. */
async function typed(page: Page): Promise<number[]> {
  await page.evaluate(measureLetters)
  const pressed: Promise<void>[] = []
  let beat = performance.now()
  for (let index = 0; index < LETTERS; index++) {
    pressed.push(page.keyboard.press(SENTENCE[index % SENTENCE.length] ?? ' '))
    beat += RHYTHM_MS[index % RHYTHM_MS.length] ?? 0
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, beat - performance.now())))
  }
  await Promise.all(pressed)
  await until(() => page.evaluate((count) => window.letterTimes?.length === count, LETTERS))
  return (await page.evaluate(() => window.letterTimes)) ?? []
}

/**
 * Runs in the page and begins to measure. A press counts from the time that the browser stamped on it, so the wait
 * for a page that is busy is in it. A letter is shown in the first frame after the text of what has the focus is
 * longer: a message that is sent from an animation frame arrives when that frame was painted.
 */
function measureLetters(): void {
  const times: number[] = []
  window.endLetters?.()
  window.letterTimes = times
  const lengthNow = () => {
    const element = document.activeElement
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return element.value.length
    return getSelection()?.anchorNode?.textContent?.length ?? 0
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key.length !== 1) return
    const before = lengthNow()
    const look = () =>
      requestAnimationFrame(() => {
        if (lengthNow() <= before) return look()
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => times.push(performance.now() - event.timeStamp)
        port2.postMessage(undefined)
      })
    look()
  }
  document.addEventListener('keydown', pressed, { capture: true })
  window.endLetters = () => document.removeEventListener('keydown', pressed, { capture: true })
}
