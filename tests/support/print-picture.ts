import type { Browser } from 'playwright-core'

/** CSS pixels of a cell's side. */
const CELL = 16
/** From white to black; text of the usual size is about the middle. */
const SHADES = ' .:-=+*#'

/** A picture as text: a letter for each cell of 16 × 16 pixels, the darker the more is on it. */
export async function darkness(browser: Browser, png: Buffer): Promise<string> {
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

/** What covers half of a cell is as dark as print gets. */
function shadeOf(dark: number): string {
  const shade = Math.min(SHADES.length - 1, Math.round(dark * 2 * SHADES.length))
  return SHADES[shade] ?? ' '
}

/**
 * The share of cells, of those that have anything in either picture, that are two shades or more from each cell
 * of the other picture that is at their place or touches it.
 */
export function unlikeness(picture: string, golden: string): number {
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
