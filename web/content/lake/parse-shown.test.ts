import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { parseShown } from './parse-shown.ts'

const block = z.object({ _type: z.enum(['text', 'code']), text: z.string() })
const schema = z.object({
  path: z.string(),
  hideToc: z.boolean().nullish(),
  title: z.object({ en: z.string(), zhTW: z.string().optional() }).nullish(),
  body: z.object({ en: z.array(block).nullish(), zhTW: z.array(block).nullish() }).nullish(),
})
const text = { _type: 'text', text: 'A' }
const page = { path: 'a', title: { en: 'A' }, body: { en: [text], zhTW: [text] } }

it('parseShown returns a valid document unchanged', () => {
  expect(parseShown(schema, page)).toEqual({ value: page, left: [] })
})

it('parseShown leaves out a block of an unknown type, and names it', () => {
  const body = { en: [text, { _type: 'evil' }, text], zhTW: [{ _type: 'evil' }] }
  const shown = parseShown(schema, { ...page, body })
  expect(shown?.value.body).toEqual({ en: [text, text], zhTW: [] })
  expect(shown?.left).toEqual([
    expect.stringMatching(/^body\.en\.1\._type: /),
    expect.stringMatching(/^body\.zhTW\.0\._type: /),
  ])
})

it('parseShown leaves out a field of a wrong type, and keeps the rest of its object', () => {
  const shown = parseShown(schema, {
    ...page,
    hideToc: { _type: 'localeString' },
    title: { en: 'A', zhTW: 1 },
  })
  expect(shown?.value).toEqual(page)
})

it('parseShown leaves out a field that should be a list and is none, in the affected language only', () => {
  const shown = parseShown(schema, { ...page, body: { en: [text], zhTW: 'words' } })
  expect(shown?.value.body).toEqual({ en: [text] })
})

it('parseShown returns undefined for a document without a required field', () => {
  for (const stored of [undefined, null, 'text', [], {}, { ...page, path: 1 }])
    expect(parseShown(schema, stored)).toBeUndefined()
})

it('parseShown returns a valid value for any stored document, and does not mutate it', () => {
  const part = fc.oneof(fc.constant(text), fc.jsonValue())
  const parts = fc.oneof(fc.array(part), fc.jsonValue())
  const stored = fc.record(
    {
      path: fc.string(),
      hideToc: fc.jsonValue(),
      title: fc.jsonValue(),
      body: fc.record({ en: parts, zhTW: parts }),
    },
    { requiredKeys: ['path'] },
  )
  fc.assert(
    fc.property(stored, (document) => {
      const before = structuredClone(document)
      expect(schema.safeParse(parseShown(schema, document)?.value).success).toBe(true)
      expect(document).toEqual(before)
    }),
  )
})
