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

it('a document that fits is read as it is', () => {
  expect(parseShown(schema, page)).toEqual({ value: page, left: [] })
})

it('a block of a type that there is not is left out, and named', () => {
  const body = { en: [text, { _type: 'evil' }, text], zhTW: [{ _type: 'evil' }] }
  const shown = parseShown(schema, { ...page, body })
  expect(shown?.value.body).toEqual({ en: [text, text], zhTW: [] })
  expect(shown?.left).toEqual([
    expect.stringMatching(/^body\.en\.1\._type: /),
    expect.stringMatching(/^body\.zhTW\.0\._type: /),
  ])
})

it('a field of another type is left out, and the rest of its object kept', () => {
  const shown = parseShown(schema, {
    ...page,
    hideToc: { _type: 'localeString' },
    title: { en: 'A', zhTW: 1 },
  })
  expect(shown?.value).toEqual(page)
})

it('a list that is none is left out, in one language alone', () => {
  const shown = parseShown(schema, { ...page, body: { en: [text], zhTW: 'words' } })
  expect(shown?.value.body).toEqual({ en: [text] })
})

it('a document without what must be there cannot be shown', () => {
  for (const stored of [undefined, null, 'text', [], {}, { ...page, path: 1 }])
    expect(parseShown(schema, stored)).toBeUndefined()
})

it('whatever is stored is read in the end, or cannot be, and what is stored stays as it is', () => {
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
