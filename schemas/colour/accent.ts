import { contrast, mix, parseHex, type Rgb, toHex } from './contrast.ts'

export type Mode = 'dark' | 'light'

/** The site's surfaces on which the accent is used for text; the same values are in tokens.css. */
export const surfaces: Record<Mode, readonly string[]> = {
  dark: ['#0b0d11', '#10141a', '#161b23'],
  light: ['#ffffff', '#f7f8fa'],
}

/** Opacity of the accent behind the current entry. */
const wash = 0.1
/** Minimum contrast of text in WCAG 2.2 AA: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const enough = 4.5

/** Returns the lowest contrast of `colour` on the surfaces of `mode`, with and without its own wash. */
function lowestContrast(colour: Rgb, mode: Mode): number {
  const grounds = surfaces[mode].flatMap((hex) => {
    const ground = parseHex(hex) ?? [0, 0, 0]
    return [ground, mix(colour, ground, wash)]
  })
  return Math.min(...grounds.map((ground) => contrast(colour, ground)))
}

/** Returns the readable accent of `mode` that is nearest to `hex`; undefined if `hex` is no colour. */
export function readableAccent(hex: string, mode: Mode): string | undefined {
  const wanted = parseHex(hex)
  if (!wanted) return undefined
  const away: Rgb = mode === 'dark' ? [255, 255, 255] : [0, 0, 0]
  for (let share = 0; share < 1; share += 0.02) {
    // Checks the rounded colour, because that is the one shown.
    const candidate = toHex(mix(away, wanted, share))
    const colour = parseHex(candidate)
    if (colour && lowestContrast(colour, mode) >= enough) return candidate
  }
  return toHex(away)
}

/** Returns black or white, whichever has the higher contrast on `accent`. */
export function inkOn(accent: string): string {
  const ground = parseHex(accent) ?? [0, 0, 0]
  const [black, white] = ['#0b0d11', '#ffffff'] as const
  const dark = contrast(parseHex(black) ?? ground, ground)
  return dark >= contrast(parseHex(white) ?? ground, ground) ? black : white
}

/** Returns why `hex` cannot be the accent of `mode`, with a colour that can; undefined if it can. */
export function accentProblem(hex: string | undefined, mode: Mode): string | undefined {
  if (!hex) return undefined
  const colour = parseHex(hex)
  if (!colour) return `“${hex}” is no colour: write “#” and six digits, for example #8ab4ff.`
  const reached = lowestContrast(colour, mode)
  if (reached >= enough) return undefined
  const better = readableAccent(hex, mode)
  return `${hex} reaches a contrast of ${reached.toFixed(1)} on the ${mode} pages; text needs 4.5. ${better} is the nearest that does.`
}
