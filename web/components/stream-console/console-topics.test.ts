import { expect, it } from 'vitest'
import type { Channel, Field } from '../../content/model/page-data.ts'
import { consoleTopics } from './console-topics.ts'

const field = (name: string, example: string, values: string[] = []): Field => ({
  _key: name,
  name,
  anchor: name,
  path: name,
  depth: 0,
  type: 'string',
  requirement: 'required',
  appliesTo: [],
  values: values.map((value) => ({ value })),
  example,
  deprecated: false,
  description: { text: '' },
})
const channel = (more: Partial<Channel>): Channel => ({
  documentId: 'channel-public-orderbook',
  name: 'public-orderbook',
  summary: { text: '' },
  description: { text: '' },
  stream: '/v5/public/{category}',
  private: false,
  categories: [],
  deprecated: false,
  topics: [],
  frequencies: [],
  limits: [],
  messages: [],
  sections: [],
  ...more,
})

it('consoleTopics lists the depths that a product has', () => {
  const topic = {
    _key: 'a',
    pattern: 'orderbook.{depth}.{symbol}',
    summary: { text: '' },
    description: { text: '' },
    parameters: [field('depth', '50', ['25', '50']), field('symbol', 'BTCUSDT')],
    subscribe: '',
    examples: ['orderbook.50.BTCUSDT'],
  }
  const { topics } = consoleTopics(
    channel({
      topics: [topic],
      frequencies: [
        { every: '20ms', categories: ['option'], depth: 25 },
        { every: '20ms', categories: ['linear', 'spot'], depth: 50 },
      ],
    }),
  )
  expect(topics[0]?.parameters).toEqual([
    {
      name: 'depth',
      example: '50',
      values: [
        { value: '25', categories: ['option'] },
        { value: '50', categories: ['linear', 'spot'] },
      ],
    },
    { name: 'symbol', example: 'BTCUSDT', values: [] },
  ])
})

it('consoleTopics lists products when the address contains one', () => {
  expect(consoleTopics(channel({ categories: ['spot', 'linear'] })).categories).toEqual([
    'linear',
    'spot',
  ])
  expect(consoleTopics(channel({})).categories).toEqual(['linear', 'inverse', 'spot', 'option'])
  expect(consoleTopics(channel({ stream: '/v5/private' })).categories).toEqual([])
})
