import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { characters } from './characters.ts'

const css = readFileSync(path.join(import.meta.dirname, '../fonts.css'), 'utf8')
const faces = css.split('@font-face').filter((face) => face.includes('unicode-range'))

/** The characters of a face's ranges. */
function charactersOf(face: string): string[] {
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1] ?? ''
  return ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  })
}

test.each(Object.entries(characters))(
  'the part of %s is small, and asked for exactly what it has',
  (name, own) => {
    const part = faces.filter((face) => face.includes(`./fonts/${name}.woff2`))
    expect(part.map((face) => charactersOf(face).sort())).toEqual([[...own].sort()])
    expect(statSync(path.join(import.meta.dirname, `${name}.woff2`)).size).toBeLessThan(16_000)
  },
)

test.each(Object.entries(characters))(
  'the whole of %s is asked for no character of its part',
  (name, own) => {
    const whole = faces.filter((face) => face.includes(`${name}-latin-wght-normal`))
    expect(whole).toHaveLength(1)
    const needed = whole.flatMap(charactersOf)
    expect(needed.filter((each) => own.includes(each))).toEqual([])
  },
)
