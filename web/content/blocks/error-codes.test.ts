import { expect, it } from 'vitest'
import type { PageTable } from '../../../blocks/table/resolve.ts'
import { errors, pageFixture } from '../../testing/page-fixture.ts'
import { errorCodes, errorRows } from './error-codes.ts'
import { anchorRows } from './row-anchors.ts'

const cell = (text: string, marks: string[] = []) => ({
  _key: text,
  content: [
    {
      _type: 'block' as const,
      _key: text,
      style: 'normal' as const,
      markDefs: [],
      children: [{ _type: 'span' as const, _key: 's', text, marks }],
    },
  ],
})

const table = (...rows: string[][]): PageTable => ({
  _type: 'table',
  _key: 't',
  header: true,
  rows: [['retCode', 'Meaning', 'What to do'], ...rows].map(([code = '', ...words], index) => ({
    _key: `r${index}`,
    cells: [cell(code, index > 0 ? ['code'] : []), ...words.map((text) => cell(text))],
  })),
})

it("errorCodes explains the codes of a page's tables, with their links", () => {
  const body = anchorRows([
    table(['10002', 'The clocks differ', 'Correct yours'], ['category', 'A parameter', '']),
    {
      _type: 'details',
      _key: 'd',
      summary: 'Streams',
      body: [table(['10002', 'Something else', ''], ['-1', 'Expired', ''])],
    },
  ])
  expect(errorCodes(pageFixture('v5/error', 'Errors', body))).toEqual({
    '10002': [
      { text: 'The clocks differ · Correct yours', href: '/docs/v5/error#row-10002' },
      { text: 'Something else', href: '/docs/v5/error#row-10002-2' },
    ],
    '-1': [{ text: 'Expired', href: '/docs/v5/error#row-1' }],
  })
})

it("errorCodes explains the specification's codes, once for each group", () => {
  const body = anchorRows([
    errors('unified-account', [['110001', 'No `orderId`.', 'Compare it.']]),
    errors('spot-trade', [
      ['110001', 'No spot order.', '', ['Order does not exist.']],
      ['170001', 'No.'],
    ]),
  ])
  const page = pageFixture('v5/error', 'Errors', body)
  expect(errorCodes(page)).toEqual({
    '110001': [
      {
        text: 'No orderId. · Compare it.',
        href: '/docs/v5/error#row-110001',
        groupName: 'unified-account',
      },
      {
        text: 'No spot order.',
        href: '/docs/v5/error#row-spot-trade-110001',
        groupName: 'spot-trade',
      },
    ],
    '170001': [{ text: 'No.', href: '/docs/v5/error#row-170001', groupName: 'spot-trade' }],
  })
  expect(errorRows(page)[1]).toEqual({
    code: '110001',
    text: 'No spot order.',
    retMsg: ['Order does not exist.'],
    href: '/docs/v5/error#row-spot-trade-110001',
    group: 'Codes of spot-trade',
    groupName: 'spot-trade',
  })
})
