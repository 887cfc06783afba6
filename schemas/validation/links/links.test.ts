import { expect, it } from 'vitest'
import { heading, linked, note, paragraph } from '../../testing/blocks.ts'
import { anchorProblem } from '../anchor.ts'
import { checkAnchors } from './check-anchors.ts'
import { anchoredLinks, deadAnchors } from './dead-anchors.ts'
import type { TargetBlock } from './link-targets.ts'
import { hasAnchor } from './page-anchors.ts'
import { rowsOf } from './row-anchors.ts'

const link = (anchor: string, to = 'page-b') =>
  paragraph(
    'a',
    [linked('the limits', 'm')],
    [{ _key: 'm', _type: 'pageLink', page: { _ref: to }, anchor }],
  )
const said = (anchor: string, en: TargetBlock[]) =>
  deadAnchors(anchoredLinks([link(anchor)]), new Map([['page-b', { title: 'B', en }]]))

const shown = {
  name: null,
  parameters: null,
  response: null,
  messages: null,
  anchor: null,
  values: null,
  codes: null,
}
const order: TargetBlock = {
  _key: 'o',
  _type: 'operation',
  shown: { ...shown, name: 'createOrder', parameters: ['symbol'], response: ['list[].orderId'] },
}
const ticker: TargetBlock = {
  _key: 'c',
  _type: 'channel',
  shown: {
    ...shown,
    name: 'ticker',
    messages: [
      { name: 'push', fields: ['ts'] },
      { name: 'trade', fields: ['ts'] },
    ],
  },
}
const side: TargetBlock = {
  _key: 'e',
  _type: 'enumTable',
  shown: { ...shown, anchor: 'side', values: ['Buy'] },
}

const errors: TargetBlock = {
  _key: 'r',
  _type: 'errorTable',
  shown: { ...shown, name: 'spot-trade', codes: ['170001'] },
}

it('deadAnchors suggests the intended heading, or lists the existing ones', () => {
  const limits = { ...heading('h', 2, 'Rate limits'), anchor: 'rate-limits', aliases: ['quota'] }
  expect(said('rate-limits', [limits])).toEqual([])
  expect(said('quota', [note('n', limits)])).toEqual([])
  expect(said('rate-limit', [limits])).toEqual([
    {
      message:
        'The heading is not on the page: “the limits” asks for “rate-limit” on “B”, and readers land at its top. Did you mean “rate-limits”?',
      path: [{ _key: 'a' }, 'markDefs', { _key: 'm' }, 'anchor'],
    },
  ])
  expect(said('errors', [limits])[0]?.message).toContain('It has “rate-limits”, “quota”.')
  expect(said('errors', [])[0]?.message).toContain('leave the anchor out')
})

it.each([
  'request-parameters',
  'param-symbol',
  'response-list-orderId',
  'createOrder-2-param-symbol',
  'message-ts',
  'trade-message-ts',
  'ticker-topic',
  'side-Buy',
  'side',
  'row-170001',
  'row-spot-trade-170001',
])('hasAnchor accepts %s of the documents that the page shows', (anchor) =>
  expect(hasAnchor([order, ticker, side, errors], anchor)).toBe(true),
)

it.each(['param-price', 'push-message-ts', 'side-Sell', 'row-10002', '2026-11'])(
  'hasAnchor refuses %s',
  (anchor) => expect(hasAnchor([order, ticker, side, errors], anchor)).toBe(false),
)

it('rowsOf returns each row that a page shows with its anchor', () => {
  const second = { ...order, _key: 'o2' }
  const others = { ...errors, shown: { ...shown, name: 'options', codes: ['170001', '3'] } }
  const blocks = [order, note('n', side), second, ticker, errors, others]
  expect(rowsOf(blocks).map(({ name, anchor }) => `${name} ${anchor}`)).toEqual([
    'symbol param-symbol',
    'list[].orderId response-list-orderId',
    'Buy side-Buy',
    'symbol createOrder-2-param-symbol',
    'list[].orderId createOrder-2-response-list-orderId',
    'ts ticker-message-ts',
    'ts ticker-trade-message-ts',
    '170001 row-170001',
    '170001 row-options-170001',
    '3 row-3',
  ])
  for (const { anchor } of rowsOf(blocks)) {
    expect(hasAnchor(blocks, anchor)).toBe(true)
    expect(anchorProblem(anchor)).toBeUndefined()
  }
})

it('checkAnchors queries once for all links, and caches the answer', async () => {
  let fetchCount = 0
  const client = {
    config: () => ({ projectId: 'links-test' }),
    fetch: async () => {
      fetchCount++
      return [{ _id: 'page-b', title: 'B', en: [] }]
    },
  }
  const blocks = [link('x'), link('y'), link('intro', 'page-a')]
  const own = { id: 'drafts.page-a', english: [heading('i', 2, 'Intro')] }
  // The fake client answers every overload of `fetch` in the same way.
  const check = () => checkAnchors(client as never, blocks, own)
  expect((await check()).map(({ message }) => message.match(/“[xy]”/)?.[0])).toEqual(['“x”', '“y”'])
  await check()
  expect(fetchCount).toBe(1)
})
