// Needs a browser: the printed page is laid out and painted.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { reader } from '../../support/reader.ts'

/** Side of a cell, in CSS pixels. */
const CELL = 16
/** From white to black; normal text is about the middle. */
const SHADES = ' .:-=+*#'

/** A picture as text: one character for each cell of 16 × 16 pixels, by its darkness. */
async function darkness(browser: Browser, png: Buffer): Promise<string> {
  const page = await browser.newPage()
  try {
    const cells = await page.evaluate(
      async ([image, side]) => {
        const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes]))
        const { width, height } = bitmap
        const canvas = new OffscreenCanvas(width, height).getContext('2d')
        if (!canvas) throw new Error('The browser draws no canvas.')
        canvas.drawImage(bitmap, 0, 0)
        const { data } = canvas.getImageData(0, 0, width, height)
        const rows = Array.from({ length: Math.floor(height / side) }, () =>
          new Array<number>(Math.floor(width / side)).fill(0),
        )
        for (const [y, row] of rows.entries())
          for (const x of row.keys()) {
            let sum = 0
            for (let down = 0; down < side; down++)
              for (let right = 0; right < side; right++) {
                const at = 4 * ((y * side + down) * width + x * side + right)
                sum += (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
              }
            row[x] = 1 - sum / (3 * 255 * side * side)
          }
        return rows
      },
      [png.toString('base64'), CELL] as const,
    )
    return cells.map((row) => row.map(shadeOf).join('').trimEnd()).join('\n')
  } finally {
    await page.close()
  }
}

/** The character for a share of dark pixels; half of a cell is as dark as print gets. */
function shadeOf(dark: number): string {
  const shade = Math.min(SHADES.length - 1, Math.round(dark * 2 * SHADES.length))
  return SHADES[shade] ?? ' '
}

/**
 * The share of cells, among those that are not white in either picture, that differ by two shades or more from the same
 * cell and all its neighbours in the other picture.
 */
function unlikeness(picture: string, golden: string): number {
  const one = shadesOf(picture)
  const other = shadesOf(golden)
  return Math.max(missing(one, other), missing(other, one))
}

const shadesOf = (picture: string): number[][] =>
  picture.split('\n').map((row) => [...row].map((letter) => SHADES.indexOf(letter)))

function missing(one: number[][], other: number[][]): number {
  let inked = 0
  let unlike = 0
  for (const [y, row] of one.entries())
    for (const [x, shade] of row.entries()) {
      if (shade === 0) continue
      inked++
      const near = [-1, 0, 1].flatMap((down) =>
        [-1, 0, 1].map((right) => other[y + down]?.[x + right] ?? 0),
      )
      if (near.every((each) => Math.abs(each - shade) >= 2)) unlike++
    }
  return inked === 0 ? 0 : unlike / inked
}

const stack = inject('stack')
/** A4 between margins of 16 mm, in CSS pixels. */
const sheet = { width: 672, height: 1000 }
/** Other fonts and rasterisers cause a difference of 0.024, letters larger by a pixel 0.044, a lost paragraph 0.059. */
const MOST_UNLIKE = 0.035

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

// After an intended change: npm test -- tests/e2e/reading/printed-pages.test.ts -u
it.each([
  ['place-order', 'v5/order/create-order'],
  ['hedge-mode', 'v5/guides/hedge-mode'],
  ['error-codes', 'v5/error'],
])(
  'the first two and the last printed sheet of %s look like the golden picture',
  { tags: ['nightly'] },
  async (name, page) => {
    const tab = await reader(browser, `${stack.site}/${page}`, { viewport: sheet })
    await tab.emulateMedia({ media: 'print' })
    await tab.evaluate(() => document.fonts.ready)
    const height = await tab.evaluate(() => document.documentElement.scrollHeight)
    const clips = [
      { x: 0, y: 0, ...sheet, height: 2 * sheet.height },
      { x: 0, y: height - sheet.height, ...sheet },
    ]
    const pictures: string[] = []
    for (const clip of clips)
      pictures.push(await darkness(browser, await tab.screenshot({ fullPage: true, clip })))
    await tab.context().close()

    const picture = pictures.join(`\n${'-'.repeat(42)}\n`)
    const file = path.join(import.meta.dirname, 'golden', `${name}.print.txt`)
    const golden = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const isAlike = unlikeness(picture, golden) <= MOST_UNLIKE
    await expect(isAlike ? golden : picture).toMatchFileSnapshot(file)
  },
)
