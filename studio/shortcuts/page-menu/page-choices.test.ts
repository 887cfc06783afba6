import { expect, it } from 'vitest'
import { search } from '../typeahead/search.ts'
import { linkValue, pageChoices } from './page-choices.ts'

const stored = [
  { _id: 'page-a', path: 'v5/intro', title: { en: 'Introduction', zhTW: '簡介' } },
  { _id: 'drafts.page-a', path: 'v5/intro', title: { en: 'Overview', zhTW: '概覽' } },
  { _id: 'drafts.page-b', path: 'v5/new', title: { en: 'New' } },
  { _id: 'page-c', path: 'v5/market/kline', title: null },
]
const client = { fetch: async <R>() => stored as R }
const titles = async (field: 'en' | 'zhTW') =>
  (await pageChoices(client, field)).map(({ title }) => title)

it('pageChoices returns each page once, by its draft, titled in the language of the text', async () => {
  expect(await titles('en')).toEqual(['Overview', 'New', 'v5/market/kline'])
  expect(await titles('zhTW')).toEqual(['概覽', 'New', 'v5/market/kline'])
})

it.each([
  ['概覽', 'page-a'],
  ['overview', 'page-a'],
  ['v5/intro', 'page-a'],
  ['kline', 'page-c'],
])('pageChoices finds a page by %s', async (keyword, id) => {
  expect(search(await pageChoices(client, 'en'), keyword)[0]?.id).toBe(id)
})

it('linkValue makes a weak reference to a page that is not published yet', async () => {
  const [known, fresh] = await pageChoices(client, 'en')
  expect(known && linkValue(known)).toEqual({ page: { _type: 'reference', _ref: 'page-a' } })
  expect(fresh && linkValue({ ...fresh, anchor: 'use' })).toMatchObject({
    page: { _ref: 'page-b', _weak: true, _strengthenOnPublish: { type: 'page' } },
    anchor: 'use',
  })
})
