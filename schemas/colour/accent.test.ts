import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentProblem, inkOn, type Mode, readableAccent, surfaces } from './accent.ts'
import { contrast, parseHex, type Rgb, toHex } from './contrast.ts'

const rgb = (hex: string): Rgb => {
  const colour = parseHex(hex)
  if (!colour) throw new Error(`${hex} is no colour`)
  return colour
}
const channel = fc.integer({ min: 0, max: 255 })
const hex = fc.tuple(channel, channel, channel).map(toHex)
const mode = fc.constantFrom<Mode>('dark', 'light')

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
  ])('of %s on %s is %d', (one, other, expected) => {
    expect(contrast(rgb(one), rgb(other))).toBeCloseTo(expected, 2)
    expect(contrast(rgb(other), rgb(one))).toBeCloseTo(expected, 2)
  })
})

describe('readableAccent and accentProblem', () => {
  it('keep a readable colour', () => {
    expect(readableAccent('#8ab4ff', 'dark')).toBe('#8ab4ff')
    expect(readableAccent('#1f57d6', 'light')).toBe('#1f57d6')
    expect(accentProblem('#8ab4ff', 'dark')).toBeUndefined()
    expect(accentProblem('#1f57d6', 'light')).toBeUndefined()
    expect(accentProblem(undefined, 'light')).toBeUndefined()
  })

  it('refuse an unreadable colour and propose the nearest readable one', () => {
    const problem = accentProblem('#ffcc00', 'light')
    expect(problem).toContain('#ffcc00 reaches a contrast of 1.4 on the light pages')
    const better = readableAccent('#ffcc00', 'light') ?? ''
    expect(problem).toContain(`${better} is the nearest`)
    expect(accentProblem(better, 'light')).toBeUndefined()
  })

  it.each(['red', '#fff', '8ab4ff', '#8ab4ff0'])('refuse %s, which is no colour', (text) => {
    expect(readableAccent(text, 'dark')).toBeUndefined()
    expect(accentProblem(text, 'dark')).toContain('write “#” and six digits')
  })

  it('make the accent readable on every surface, and the text on it, for any colour', () => {
    fc.assert(
      fc.property(hex, mode, (wanted, mode) => {
        const accent = readableAccent(wanted, mode) ?? ''
        for (const surface of surfaces[mode])
          expect(contrast(rgb(accent), rgb(surface))).toBeGreaterThanOrEqual(4.5)
        expect(contrast(rgb(accent), rgb(inkOn(accent)))).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
