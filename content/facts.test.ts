import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { errorDocument } from '../scripts/sync-specs/error-document.ts'
import { operationsFromSpec } from '../scripts/sync-specs/operations-from-spec.ts'
import { readSpecs } from '../scripts/sync-specs/read-specs.ts'
import type { ErrorDocument, OperationDocument } from '../scripts/sync-specs/types.ts'
import { pagePaths } from './testing/read-pages.ts'

const told = z.union([
  z.string(),
  z.strictObject({ not: z.string() }),
  z.record(z.string(), z.unknown()),
])
const table = z.record(z.string(), z.record(z.string(), z.array(told)))
const read = (...file: string[]) => readFileSync(join(import.meta.dirname, ...file), 'utf8')
const facts = Object.entries(table.parse(parse(read('..', 'tests', 'facts.yaml'))))

interface Words {
  en?: string
  zhTW?: string
}
const specs = await readSpecs(join(import.meta.dirname, '..', 'specs'))
const pages = pagePaths('en').map((path): [string, Words] => [
  path,
  { en: read('en', `${path}.md`), zhTW: read('zh-TW', `${path}.md`) },
])
const places = new Map<string, Words>([
  ...pages,
  ...specs.errors.map(errorDocument).flatMap(rowsOf),
  ...specs.rest.flatMap(operationsFromSpec).flatMap(placesOf),
])

function rowsOf({ name, codes }: ErrorDocument): [place: string, Words][] {
  return codes.map(({ code, meaning, action }) => [
    `errors/${name} ${code}`,
    { en: `${meaning.en} ${action.en}`, zhTW: `${meaning.zhTW} ${action.zhTW}` },
  ])
}

function placesOf(operation: OperationDocument): [place: string, Words][] {
  const name = `${operation.method} ${operation.path}`
  const { parameters, response, responseExamples } = operation
  return [
    [name, { limitsByLevel: false, ...operation, ...operation.description }],
    ...[...response, ...parameters].map((field): [string, Words] => [
      `${name} ${field.path.replaceAll('[]', '')}`,
      { deprecated: false, ...field, ...field.description },
    ]),
    ...responseExamples.map(({ _key, code: en }): [string, Words] => [`${name} #${_key}`, { en }]),
  ]
}

/** `a{b,c}` is `ab` and `ac`. */
function expand(place: string): string[] {
  if (place === 'every page') return pages.map(([path]) => path)
  const [, before, inside, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(place) ?? []
  if (inside === undefined) return [place]
  return inside.split(',').flatMap((one) => expand(`${before}${one}${after}`))
}

it.each(facts)('%s', (_fact, at) => {
  for (const [name, all] of Object.entries(at))
    for (const place of expand(name)) for (const one of all) expectTold(place, one)
})

function expectTold(place: string, one: z.infer<typeof told>): void {
  const found = places.get(place)
  const words = (pattern: unknown) => found?.[/\p{sc=Han}/u.test(`${pattern}`) ? 'zhTW' : 'en']
  if (typeof one === 'string') expect(words(one), place).toMatch(new RegExp(one))
  else if ('not' in one) expect(words(one.not), place).not.toMatch(new RegExp(`${one.not}`))
  else expect(found, place).toMatchObject(one)
}
