import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inkOn, surfaces } from '../../schemas/colour/accent.ts'
import { contrast, mix, parseHex, type Rgb } from '../../schemas/colour/contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The tokens of the rule that begins with `selector`, as written. */
function tokens(selector: string): Map<string, string> {
  const rule = css.split(`${selector} {`)[1]?.split('\n}')[0] ?? ''
  return new Map(
    [...rule.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const dark = tokens(':root')
const modes = {
  dark,
  light: new Map([...dark, ...tokens('html[data-theme="light"]')]),
}
const read = ['text', 'prose']
const looked = [
  ...['muted', 'faint', 'accent', 'get', 'post', 'put', 'delete', 'ws'],
  ...['note', 'tip', 'warn', 'danger'],
]

describe.each(['dark', 'light'] as const)('the %s colours', (mode) => {
  const colour = (name: string): Rgb => {
    const value = modes[mode].get(name) ?? ''
    const found = parseHex(value.match(/#[0-9a-f]{6}/)?.[0] ?? '')
    if (!found) throw new Error(`--${name} is no colour: ${value}`)
    return found
  }
  const grounds = ['bg', 'surface', 'raised'].map((ground) => ({ ground }))

  it.each(grounds)('let words be read for long on --$ground', ({ ground }) => {
    for (const name of read)
      expect([name, contrast(colour(name), colour(ground))]).toEqual([name, atLeast(7)])
  })

  it.each(grounds)('let small words be read on --$ground', ({ ground }) => {
    for (const name of looked)
      expect([name, contrast(colour(name), colour(ground))]).toEqual([name, atLeast(4.5)])
  })

  it('let the accent be read on its own wash, and words on the accent', () => {
    const share = Number(modes[mode].get('accent-wash')?.match(/(\d+)%/)?.[1]) / 100
    for (const ground of ['bg', 'surface']) {
      const washed = mix(colour('accent'), colour(ground), share)
      expect(contrast(colour('accent'), washed)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(colour('accent-ink'), colour('accent'))).toBeGreaterThanOrEqual(4.5)
  })

  it('are those that an accent of the settings is measured against', () => {
    const used = new Set(grounds.map(({ ground }) => modes[mode].get(ground)))
    expect(new Set(surfaces[mode])).toEqual(used)
    const accent = modes[mode].get('accent')?.match(/#[0-9a-f]{6}/)?.[0] ?? ''
    expect(modes[mode].get('accent-ink')).toContain(inkOn(accent))
  })
})

function atLeast(least: number): unknown {
  return expect.toSatisfy((value: number) => value >= least, `at least ${least}`)
}
