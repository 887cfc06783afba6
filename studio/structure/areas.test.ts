import { expect, it } from 'vitest'
import { areasOf } from './areas.ts'

const operation = (id: string, spec: string) =>
  ({ id, type: 'apiOperation', spec, name: null }) as const
const topic = (id: string, spec: string, name: string) =>
  ({ id, type: 'apiChannel', spec, name }) as const

it('areasOf groups topics with operations of their subject, most wanted areas first', () => {
  const areas = areasOf([
    operation('o1', 'rate-limit'),
    operation('o2', 'market'),
    operation('o3', 'trade'),
    topic('t1', 'public', 'kline'),
    topic('t2', 'private', 'order'),
    topic('t3', 'private', 'position'),
    topic('t4', 'spread', 'orderbook'),
  ])
  expect(areas).toEqual([
    { id: 'market', title: 'Market', operations: ['o2'], topics: ['t1'] },
    { id: 'trade', title: 'Order', operations: ['o3'], topics: ['t2'] },
    { id: 'position', title: 'Position', operations: [], topics: ['t3'] },
    { id: 'rate-limit', title: 'Rate limit', operations: ['o1'], topics: [] },
    { id: 'spread', title: 'Spread', operations: [], topics: ['t4'] },
  ])
})
