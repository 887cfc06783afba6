import { createSchema, type SchemaType } from 'sanity'
import { expect, it } from 'vitest'
import { schemaTypes } from '../../schemas/index.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { notOfTaiwan } from '../../schemas/testing/taiwan.ts'
import { inChinese } from './local-schema.ts'
import { previewMessages } from './preview-messages.ts'
import { schemaMessages } from './schema-messages.ts'
import { latinWords } from './testing/latin-words.ts'

const schema = createSchema({ name: 'default', types: inChinese(schemaTypes) })

it('inChinese translates the titles of types, fields and options, and changes nothing else', () => {
  const page = schema.get('page')
  expect(page?.title).toBe('頁面')
  expect(schema.get('admonition')?.title).toBe('附註或警告')
  const names = (types: readonly { name: string }[]) => types.map(({ name }) => name)
  expect(names(inChinese(schemaTypes))).toEqual(names(schemaTypes))
  expect(schema._validation).toEqual(
    createSchema({ name: 'default', types: [...schemaTypes] })._validation,
  )
})

it('inChinese leaves no English word in the title of a type, field or option', () => {
  const found = schemaTypes.flatMap(({ name }) => {
    const type = schema.get(name)
    return type ? englishIn(type, name) : []
  })
  expect(found).toEqual([])
})

/** Types that Sanity adds, and entries of string lists: no form shows their titles. */
const SANITYS =
  /\.(?:(?:asset|media|string|current|_ref|_weak|block|children|style|listItem|markDefs)$|hotspot|crop|span|block\.level)/
const known = new Set<unknown>()

/** Returns the titles and descriptions with English words of a type and of everything in it. */
function englishIn(type: SchemaType, at: string): string[] {
  if (known.has(type)) return []
  known.add(type)
  const isShown = !SANITYS.test(at)
  const own = isShown ? [type.title, type.description, ...choices(type)] : []
  const further = [
    ...('fields' in type ? type.fields : [])
      .filter(({ type: { hidden } }) => hidden !== true)
      .map((field) => ({ ...field, of: field.type })),
    ...('fieldsets' in type ? (type.fieldsets ?? []) : []),
    ...('groups' in type ? (type.groups ?? []) : []),
    ...('of' in type ? type.of : []).map((of) => ({ name: of.name, of })),
  ]
  return [
    ...own.flatMap((text) => (latinWords(text).length > 0 ? [`${at}: ${text}`] : [])),
    ...further.flatMap((one) => {
      const name = `${at}.${'name' in one ? one.name : ''}`
      if ('of' in one) return englishIn(one.of, name)
      return 'title' in one && latinWords(one.title).length > 0 ? [`${name}: ${one.title}`] : []
    }),
  ]
}

function choices({ options }: SchemaType): unknown[] {
  const list: unknown[] =
    options && 'list' in options && Array.isArray(options.list) ? options.list : []
  return list.map((choice) => (isRecord(choice) ? choice['title'] : choice))
}

it('inChinese leaves no English word in the preview of an empty document', () => {
  const previewed = schemaTypes.filter((type) => 'preview' in type)
  const found = previewed.flatMap(({ name }) => {
    const { title, subtitle } = schema.get(name)?.preview?.prepare?.({}) ?? {}
    return [title, subtitle].flatMap((text) =>
      latinWords(text).length > 0 ? [`${name}: ${text}`] : [],
    )
  })
  expect(found).toEqual([])
})

it('inChinese leaves values of the document unchanged in a preview', () => {
  const page = schema.get('page')
  expect(page?.preview?.prepare?.({ title: 'Parameters', en: 'Parameters', path: 'v5/a' })).toEqual(
    {
      title: 'Parameters',
      subtitle: '/v5/a · 尚未翻譯',
    },
  )
})

it('schemaMessages has no unused entry, and uses the terms of Taiwan', () => {
  const all = JSON.stringify(schemaTypes)
  const unused = Object.keys(schemaMessages).filter((one) => !all.includes(JSON.stringify(one)))
  expect(unused).toEqual([])
  for (const [en, zhTW] of Object.entries({ ...schemaMessages, ...previewMessages })) {
    expect({ en, not: notOfTaiwan(zhTW) }).toEqual({ en, not: [] })
  }
})
