import { expect, it } from 'vitest'
import { fixtures } from '../../../blocks/lists/fixture.ts'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import {
  channel,
  errors,
  heading,
  operation,
  paragraph,
  table,
} from '../../testing/page-fixture.ts'
import { anchorRows } from './row-anchors.ts'
import { bodyAnchors, sectionAt } from './section-at.ts'

const [one, two, inner, three] = [
  { ...heading(2, 'One', 'one'), aliases: ['first'] },
  heading(2, 'Two', 'two'),
  heading(3, 'Inner', 'inner'),
  heading(2, 'Three', 'three'),
]
const words = paragraph('Words.')
const call = operation(
  'GET',
  '/v5/a',
  'A',
  [['symbol', 'Which']],
  [
    ['list', 'All'],
    ['list.price', 'Of one'],
    ['time', 'Now'],
  ],
)
const body = [one, words, two, inner, words, three, call]

it('sectionAt returns a heading with the blocks below it, also for a former anchor', () => {
  expect(sectionAt(body, 'two')).toEqual([two, inner, words])
  expect(sectionAt(body, 'first')).toEqual([one, words])
  expect(sectionAt(body, 'three')).toEqual([three, call])
})

it('sectionAt returns a single section of an operation', () => {
  const [section] = call.operation.sections
  const found = sectionAt(body, section?.anchor ?? '')
  expect(found).toEqual([{ ...call, operation: { ...call.operation, sections: [section] } }])
})

it('sectionAt returns a field with its nested fields', () => {
  const [found] = sectionAt(body, 'param-list') ?? []
  expect(found).toMatchObject({
    operation: {
      sections: [{ kind: 'response' }],
      response: [{ path: 'list' }, { path: 'list.price' }],
    },
  })
  expect(sectionAt(body, 'param-symbol')).toMatchObject([
    { operation: { sections: [{ kind: 'parameters' }], parameters: [{ path: 'symbol' }] } },
  ])
})

it('sectionAt returns a field of a message, or a parameter of a topic', () => {
  const topic = channel('a.{symbol}', 'A', [['symbol', 'Which']], [['price', 'What']])
  expect(sectionAt([topic], 'param-price')).toMatchObject([
    {
      channel: {
        sections: [{ kind: 'message' }],
        messages: [{ fields: [{ path: 'price' }] }],
      },
    },
  ])
  expect(sectionAt([topic], 'param-symbol')).toMatchObject([
    { channel: { sections: [{ kind: 'topic' }], topics: [{ parameters: [{ path: 'symbol' }] }] } },
  ])
})

it('sectionAt returns a table row with the header, or an error code', () => {
  const rows = anchorRows([
    table(['Header', 'Meaning'], ['`X-A`', 'One'], ['`X-B`', 'Two']),
    errors('spot', [
      ['1', 'One'],
      ['2', 'Two'],
    ]),
  ])
  const [found] = sectionAt(rows, 'row-X-B') ?? []
  expect(found?._type === 'table' && found.rows.map(({ anchor }) => anchor)).toEqual([
    undefined,
    'row-X-B',
  ])
  expect(sectionAt(rows, 'row-2')).toMatchObject([{ errors: { codes: [{ code: '2' }] } }])
})

it('sectionAt finds a section inside tabs and folds', () => {
  const fold: PageBlock = { _type: 'details', _key: 'd', summary: '', body: [two, words, three] }
  expect(sectionAt([words, fold], 'two')).toEqual([two, words])
})

it('sectionAt returns undefined when no block has the anchor', () => {
  expect(sectionAt(body, 'four')).toBeUndefined()
})

it('sectionAt finds every anchor of the body, whatever the kind of block', () => {
  const every = anchorRows(
    Object.values(fixtures).flatMap(({ shown }): PageBlock[] => shown({ paragraph })),
  )
  const anchors = bodyAnchors(every)
  expect(anchors.map((anchor) => sectionAt(every, anchor)?.length ?? 0)).not.toContain(0)
  expect(anchors).toEqual(
    expect.arrayContaining(['side', 'side-Buy', 'row-170001', '2026-11', 'request-parameters']),
  )
  expect(new Set(anchors).size).toBe(anchors.length)
})
