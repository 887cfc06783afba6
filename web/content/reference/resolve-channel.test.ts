import { describe, expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import type { Channel } from '../model/page-data.ts'
import { loadPage } from '../page/page.ts'
import { pagesShowing } from '../sidebar/affected-pages.ts'

const ref = (_ref: string) => ({ _type: 'reference', _ref })
const words = (en: string, zhTW?: string) => ({ en, ...(zhTW && { zhTW }) })
const field = (path: string, more: object = {}) => ({
  _key: path,
  _type: 'apiField',
  name: path.split('.').at(-1),
  path,
  depth: path.split('.').length - 1,
  type: 'string',
  ...more,
})
const message = (name: string, title: ReturnType<typeof words>) => ({
  _key: name,
  name,
  title,
  direction: 'receive',
  fields: [field('data'), field('data.side', { enum: ref('enum-side') })],
  examples: [{ _key: 'a', title: words('Snapshot', '快照'), code: '{}' }],
})
const channel = (id: string, messages: ReturnType<typeof message>[]) => ({
  _id: `channel-public-${id}`,
  _type: 'apiChannel',
  _updatedAt: '2026-02-02T00:00:00Z',
  name: id,
  spec: 'public',
  summary: words('Orderbook', '訂單簿'),
  description: words('Pushes the book.'),
  stream: '/v5/public/{category}',
  auth: false,
  appliesTo: ['spot'],
  topics: [
    {
      _key: 'a',
      pattern: 'orderbook.{depth}.{symbol}',
      parameters: [field('depth', { values: ['1', '50'], example: '50' }), field('symbol')],
      subscribe: '{}',
      examples: ['orderbook.50.BTCUSDT'],
    },
    { _key: 'b', pattern: 'book.{symbol}', parameters: [field('symbol')], subscribe: '{}' },
  ],
  messages,
})
const show = (_key: string, id: string) => ({ _type: 'channel', _key, channel: ref(id) })
const page = (path: string, en: object[]) => ({
  _id: `page-${path}`,
  _type: 'page',
  _rev: 'r1',
  _updatedAt: '2026-01-01T00:00:00Z',
  path: { current: path },
  title: words('Topic', '主題'),
  body: { en },
})

const client = lakeOf([
  page('book', [show('1', 'channel-public-book')]),
  page('both', [show('1', 'channel-public-book'), show('2', 'channel-public-tickers')]),
  page('sent', [show('1', 'channel-public-dcp')]),
  page('gone', [show('1', 'channel-public-gone')]),
  channel('book', [message('orderbook', words('Order book', '訂單簿'))]),
  channel('dcp', [{ ...message('subscribe', words('Subscription')), direction: 'send' }]),
  channel('tickers', [
    message('contract', words('Contract', '合約')),
    message('option', words('Option')),
  ]),
  {
    _id: 'enum-side',
    _type: 'enumDefinition',
    name: 'side',
    anchor: 'side',
    values: [{ _key: 'v', value: 'Buy', label: words('Buys', '買') }],
  },
])
const load = async (path: string, locale: 'en' | 'zh-TW' = 'zh-TW') => {
  const data = await loadPage(client, path, locale)
  const channels = data?.body.flatMap((block): Channel[] =>
    block._type === 'channel' ? [block.channel] : [],
  )
  return { data, channels: channels ?? [] }
}

describe('a page with a channel', () => {
  it("has the channel's facts, and its texts in the page's locale or else in English", async () => {
    const { channels } = await load('book')
    expect(channels).toMatchObject([
      {
        name: 'public-book',
        summary: { text: '訂單簿' },
        stream: '/v5/public/{category}',
        categories: ['spot'],
        private: false,
        topics: [
          {
            pattern: 'orderbook.{depth}.{symbol}',
            description: { text: 'Pushes the book.', lang: 'en' },
            examples: ['orderbook.50.BTCUSDT'],
            parameters: [
              { anchor: 'param-depth', values: [{ value: '1' }, { value: '50' }], example: '50' },
              { anchor: 'param-symbol' },
            ],
          },
          { pattern: 'book.{symbol}', parameters: [{ anchor: 'param-symbol-2' }] },
        ],
        messages: [
          {
            fields: [
              { anchor: 'message-data' },
              { anchor: 'message-data-side', values: [{ value: 'Buy', label: { text: '買' } }] },
            ],
            examples: [{ title: '快照' }],
          },
        ],
      },
    ])
  })

  it('depends on the channel and its enumerations, and has the date of the latest change among them', async () => {
    const { data } = await load('book')
    expect(data?.dependencies).toEqual(expect.arrayContaining(['channel-public-book', 'enum-side']))
    expect(data?.updated).toBe('2026-02-02T00:00:00Z')
    expect(data?.translation.untranslated).toBe(false)
  })

  it("lists the channel's sections in its table of contents", async () => {
    const { data } = await load('book')
    expect(data?.toc.map(({ anchor, text }) => [anchor, text])).toEqual([
      ['topic', '主題'],
      ['message', '訊息'],
      ['subscribe', '訂閱'],
      ['message-example', '訊息範例'],
    ])
  })

  it('has unique anchors with several channels and messages', async () => {
    const { data, channels } = await load('both', 'en')
    const anchors = channels.flatMap(({ sections, topics, messages }) => [
      ...sections.map(({ anchor }) => anchor),
      ...topics.flatMap(({ parameters }) => parameters.map(({ anchor }) => anchor)),
      ...messages.flatMap(({ fields }) => fields.map(({ anchor }) => anchor)),
    ])
    expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([])
    expect(data?.toc.map(({ text }) => text)).toContain('Contract')
  })

  it('is affected by a change of the channel or its enumerations', async () => {
    const pages = ['page-book', 'page-both']
    expect(await pagesShowing(client, 'channel-public-book', 'apiChannel')).toEqual(pages)
    expect(await pagesShowing(client, 'enum-side', 'enumDefinition')).toEqual([
      ...pages,
      'page-sent',
    ])
  })

  it("shows a topic's subscription once", async () => {
    const { channels } = await load('sent', 'en')
    expect(channels[0]?.sections.map(({ kind }) => kind)).toEqual(['topic', 'message', 'subscribe'])
  })

  it('leaves out a deleted channel', async () => {
    expect((await load('gone')).channels).toEqual([])
  })
})
