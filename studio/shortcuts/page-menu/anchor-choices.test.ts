import { expect, it } from 'vitest'
import { anchorChoices } from './anchor-choices.ts'
import { linkValue, pageChoices } from './page-choices.ts'

const heading = (anchor: string | null, text: string) => ({
  _key: text,
  _type: 'block',
  style: 'h2',
  children: [{ text }],
  anchor,
})
const codes = {
  ...{ name: 'general', parameters: null, response: null, messages: null },
  ...{ anchor: null, values: null, codes: ['10004'] },
}
const answers = [
  [/body\.zhTW/, [{ _key: 'Rate limits', words: ['頻率', '限制'] }]],
  [/body\.en\[style/, null],
  [
    /\$ids/,
    [
      {
        _id: 'page-a',
        title: 'A',
        en: [
          heading('limits', 'Rate limits'),
          heading('errors', 'Errors'),
          heading(null, 'New'),
          { _key: 'codes', _type: 'errorTable', shown: codes },
        ],
      },
    ],
  ],
  [/./, [{ _id: 'page-a', path: 'v5/a', title: { en: 'A' } }]],
] as const
const answering = {
  config: () => ({ projectId: 'headings-test' }),
  fetch: async (query: string) => answers.find(([pattern]) => pattern.test(query))?.[1],
}
// The fake client answers every overload of `fetch` in the same way.
const client = answering as never

it('anchorChoices returns headings and rows with their anchors, translated where possible', async () => {
  const [page] = await pageChoices(client, 'zhTW')
  if (!page) throw new Error('There is no page')
  const found = await anchorChoices(client, page, 'zhTW')
  expect(found.map(({ title, detail }) => [title, detail])).toEqual([
    ['頻率限制', '#limits'],
    ['Errors', '#errors'],
    // The heading was published without an anchor, so it gets the one that a publish would assign.
    ['New', '#new'],
    ['10004', '#row-10004'],
  ])
  expect(found[0] && linkValue(found[0])).toEqual({
    page: { _type: 'reference', _ref: 'page-a' },
    anchor: 'limits',
  })
  const [first] = await anchorChoices(client, page, 'en')
  expect(first?.title).toBe('Rate limits')
})
