import { expect, it } from 'vitest'
import { sidebarTree } from './sidebar-tree.ts'

const page = (id: string, pageTitle: string, label: string | null = null) => ({
  _key: `key-${id}`,
  page: id,
  pageTitle,
  label,
  items: null,
})

it('makes trees of the titles that readers see, each page once in a list', async () => {
  const client = {
    fetch: async () => [
      {
        _id: 'sidebar-v5',
        title: 'v5',
        items: [
          page('page-intro', 'Introduction'),
          page('page-intro', 'Introduction'),
          {
            _key: 'market',
            page: 'page-market',
            pageTitle: 'All of market',
            label: 'Market',
            items: [page('page-kline', 'Get Kline', 'Kline')],
          },
        ],
      },
    ],
  }
  // The stand-in answers every overload of `fetch` alike.
  expect(await sidebarTree(client as never)).toEqual([
    {
      id: 'sidebar-v5',
      title: 'v5',
      items: [
        { type: 'page', id: 'page-intro', title: 'Introduction' },
        {
          type: 'category',
          id: 'market',
          title: 'Market',
          items: [
            { type: 'page', id: 'page-market', title: 'All of market' },
            { type: 'page', id: 'page-kline', title: 'Kline' },
          ],
        },
      ],
    },
  ])
})
