import { createSchema, type ObjectField, type SchemaType } from 'sanity'
import { expect, it } from 'vitest'
import { schemaTypes } from './index.ts'
import { LOCALISED_FIELDS, type WordsType, wordsTypeAt } from './localised-fields.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const WORDS: readonly WordsType[] = ['localeString', 'localeText', 'localeBody']
const isWords = (name: string): name is WordsType => WORDS.some((words) => words === name)

/** Returns all paths of localised texts below `type`; `open` are the surrounding types, which end recursive ones. */
function placesIn(type: SchemaType, path: string[], open: string[]): [string, WordsType][] {
  if (isWords(type.name)) return [[path.join('.'), type.name]]
  if (open.filter((name) => name === type.name).length > 1) return []
  const within = type.name === 'object' || type.name === 'array' ? open : [...open, type.name]
  if (type.jsonType === 'array') return type.of.flatMap((item) => placesIn(item, path, within))
  if (type.jsonType !== 'object') return []
  return type.fields.flatMap(({ name, type: field }: ObjectField) =>
    placesIn(field, [...path, name], within),
  )
}

const documents = schemaTypes.flatMap(({ name }) => {
  const type = schema.get(name)
  return type?.type?.name === 'document' ? [type] : []
})

it('LOCALISED_FIELDS matches the content model', () => {
  const computed = documents.flatMap((type) => {
    const places = placesIn(type, [], []).map(([path, words]) => {
      const normal = path.replace(/(?:^|(?<=\.))items(?:\.items)+/g, 'items')
      return [normal, words] as const
    })
    return places.length > 0 ? [[type.name, Object.fromEntries(places)] as const] : []
  })
  expect(LOCALISED_FIELDS).toEqual(Object.fromEntries(computed))
})

it('wordsTypeAt finds texts in recursive lists at any depth', () => {
  expect(wordsTypeAt('sidebar', ['items', 'items', 'items', 'label'])).toBe('localeString')
  expect(wordsTypeAt('sidebar', ['items', 'items', 'title'])).toBeUndefined()
  expect(wordsTypeAt('nothing', ['title'])).toBeUndefined()
  expect(wordsTypeAt('page', ['items', 'title'])).toBeUndefined()
})
