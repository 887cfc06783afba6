import { expect, it } from 'vitest'
import { dereference } from './dereference.ts'

const schemas = (all: Record<string, unknown>) => ({ components: { schemas: all } })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const chain = (length: number, link: (next: object) => object) =>
  schemas(
    Object.fromEntries(
      Array.from({ length }, (_, at) => [
        `S${at}`,
        at + 1 < length ? link(ref(`S${at + 1}`)) : { type: 'string' },
      ]),
    ),
  )
const read = (document: object) => dereference(document, 'specs/a.yaml')
/** Processor time of `work`, in ms, which other processes hardly influence. */
const ms = (work: () => void) => {
  const from = process.cpuUsage()
  work()
  return process.cpuUsage(from).user / 1000
}

it.each([
  ['properties', (next: object) => ({ properties: { a: next, b: next } })],
  [
    'alternatives',
    (next: object) => ({ anyOf: [{ properties: { a: next } }, { properties: { b: next } }] }),
  ],
  [
    'parts',
    (next: object) => ({ allOf: [{ properties: { a: next } }, { properties: { b: next } }] }),
  ],
])('two refs to the next of 40 as %s are refused at once, with file and place', (_, link) => {
  const took = ms(() =>
    expect(() => read(chain(40, link))).toThrow(
      /^specs\/a\.yaml#\/components\/.*values with all its refs/,
    ),
  )
  expect(took).toBeLessThan(2000)
})

it('dereference refuses 5,000 chained refs, with the place', () => {
  expect(() => read(chain(5000, (next) => next))).toThrow(/more than 100 refs in a row/)
})

it('dereference refuses endless nesting, with the place', () => {
  let deep: object = { type: 'string' }
  for (let level = 0; level < 5000; level++) deep = { items: deep }
  expect(() => read(schemas({ A: deep }))).toThrow(/deeper than 100 levels/)
})

it('dereference refuses 60,000 properties in the time of one pass over them', () => {
  const properties = Object.fromEntries(
    Array.from({ length: 60_000 }, (_, at) => [`p${at}`, { type: 'string' }]),
  )
  const took = ms(() =>
    expect(() => read(schemas({ A: { allOf: [{ properties }], properties } }))).toThrow(
      'is the most',
    ),
  )
  expect(took).toBeLessThan(5000)
})

it('dereference refuses a name that would set a prototype instead of dropping it', () => {
  const paths: unknown = JSON.parse('{"__proto__": {"get": {}}}')
  expect(() => read({ paths })).toThrow('specs/a.yaml#/paths/__proto__')
})
