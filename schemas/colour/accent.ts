import { contrast, mix, parseHex, type Rgb, toHex } from './contrast.ts'

export type Mode = 'dark' | 'light'

/** Grounds of the site on which the accent is read as text; tokens.css holds the same. */
export const surfaces: Record<Mode, readonly string[]> = {
  dark: ['#0b0d11', '#10141a', '#161b23'],
  light: ['#ffffff', '#f7f8fa'],
}

/** How much of the accent lies behind the entry that is current. */
const wash = 0.1
/** What WCAG 2.2 AA asks of text. */
const enough = 4.5

/** The lowest contrast that `colour` has on any ground of `mode`, its own wash included. */
function lowestContrast(colour: Rgb, mode: Mode): number {
  const grounds = surfaces[mode].flatMap((hex) => {
    const ground = parseHex(hex) ?? [0, 0, 0]
    return [ground, mix(colour, ground, wash)]
  })
  return Math.min(...grounds.map((ground) => contrast(colour, ground)))
}

/** The accent of `mode` nearest to `hex` that can be read; undefined where `hex` is no colour. */
export function readableAccent(hex: string, mode: Mode): string | undefined {
  const wanted = parseHex(hex)
  if (!wanted) return undefined
  const away: Rgb = mode === 'dark' ? [255, 255, 255] : [0, 0, 0]
  for (let share = 0; share < 1; share += 0.02) {
    // Rounded, since what is checked is what is shown.
    const candidate = toHex(mix(away, wanted, share))
    const colour = parseHex(candidate)
    if (colour && lowestContrast(colour, mode) >= enough) return candidate
  }
  return toHex(away)
}

/** Black or white, whichever is read better on `accent`. */
export function inkOn(accent: string): string {
  const ground = parseHex(accent) ?? [0, 0, 0]
  const [black, white] = ['#0b0d11', '#ffffff'] as const
  const dark = contrast(parseHex(black) ?? ground, ground)
  return dark >= contrast(parseHex(white) ?? ground, ground) ? black : white
}

/** What is wrong with `hex` as the accent of `mode`, and what would do. */
export function accentProblem(hex: string | undefined, mode: Mode): string | undefined {
  if (!hex) return undefined
  const colour = parseHex(hex)
  if (!colour) return `“${hex}” is no colour: write “#” and six digits, for example #8ab4ff.`
  const reached = lowestContrast(colour, mode)
  if (reached >= enough) return undefined
  const better = readableAccent(hex, mode)
  return `${hex} reaches a contrast of ${reached.toFixed(1)} on the ${mode} pages; text needs 4.5. ${better} is the nearest that does.`
}
