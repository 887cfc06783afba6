import { expect, it } from 'vitest'
import { z } from 'zod'
import { answerOf } from './answer-of.ts'
import { sampleModel } from './sample-model.ts'

const branch = {
  type: 'array' as const,
  of: {
    type: 'object' as const,
    attributes: {
      items: {
        type: 'objectAttribute' as const,
        value: { type: 'inline' as const, name: 'branch' },
      },
    },
  },
}

it('answerOf includes all that a document may have', () => {
  const query = '*[_type == "page"]{title, body, "of": parent->title, "count": count(body)}'
  const title = 'https://example.com'
  expect(answerOf(query, sampleModel).answer).toEqual([
    {
      title,
      body: [
        { _type: 'code', text: title },
        { _type: 'note', title },
      ],
      of: title,
      count: 1,
    },
  ])
})

it('answerOf limits the depth of nested lists', () => {
  const endless = [
    ...sampleModel,
    {
      type: 'document' as const,
      name: 'tree',
      attributes: { items: { type: 'objectAttribute' as const, value: branch } },
    },
    { type: 'type' as const, name: 'branch', value: branch },
  ]
  const { answer } = answerOf('*[defined(items)][0].items', endless)
  expect(JSON.stringify(answer)).toBe(
    '[{"items":[{"items":[{"items":[{"items":[{"items":[]}]}]}]}]}]',
  )
})

it('answerOf records reads of missing fields at any depth', () => {
  const { answer, missed } = answerOf('*[_type == "page"]{title, body}', sampleModel)
  const block = z.object({ text: z.string().nullish() })
  const page = z.object({
    title: z.string(),
    description: z.string().nullish(),
    body: z.array(z.object({ _type: z.string() })),
  })
  z.array(page).parse(answer)
  expect([...missed]).toEqual(['[].description'])
  z.array(z.object({ body: z.array(block) })).parse(answer)
  expect([...missed]).toEqual(['[].description', '[].body[].text'])
})
