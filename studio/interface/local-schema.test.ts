import { createSchema } from 'sanity'
import { expect, it } from 'vitest'
import { schemaTypes } from '../../schemas/index.ts'
import { notOfTaiwan } from '../../schemas/testing/taiwan.ts'
import { inChinese } from './local-schema.ts'
import { schemaMessages } from './schema-messages.ts'

it('names types, fields and choices, and changes nothing else', () => {
  const schema = createSchema({ name: 'default', types: inChinese(schemaTypes) })
  const page = schema.get('page')
  expect(page?.title).toBe('頁面')
  expect(schema.get('admonition')?.title).toBe('附註或警告')
  const names = (types: readonly { name: string }[]) => types.map(({ name }) => name)
  expect(names(inChinese(schemaTypes))).toEqual(names(schemaTypes))
  expect(schema._validation).toEqual(
    createSchema({ name: 'default', types: [...schemaTypes] })._validation,
  )
})

it('has no word that no type uses, and is written as in Taiwan', () => {
  const all = JSON.stringify(schemaTypes)
  const unused = Object.keys(schemaMessages).filter((one) => !all.includes(JSON.stringify(one)))
  expect(unused).toEqual([])
  for (const [en, zhTW] of Object.entries(schemaMessages)) {
    expect({ en, not: notOfTaiwan(zhTW) }).toEqual({ en, not: [] })
  }
})
