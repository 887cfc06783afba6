import { describe, expect, it } from 'vitest'
import { code, paragraph } from '../../testing/blocks.ts'
import { type ApiNames, parameterNames, referencedIdsIn } from './parameter-names.ts'

const names: ApiNames = {
  byDocument: new Map([['operation-order', ['symbol', 'orderLinkId', 'price', 'X-BAPI-SIGN']]]),
  known: new Set(['symbol', 'orderLinkId', 'price', 'fundingRate', 'PostOnly', 'retCode']),
}
const said = (...words: string[]) =>
  parameterNames(
    words.map((word, index) => paragraph(`k${index}`, ['Send ', code(word)])),
    ['operation-order'],
    names,
  ).map(({ message }) => message)

describe('parameterNames', () => {
  it.each([
    ['orderLinkID', 'orderLinkId'],
    ['order_link_id', 'orderLinkId'],
    ['symbl', 'symbol'],
    ['data.orderLinkedId', 'orderLinkId'],
    ['fundingRates', 'fundingRate'],
    ['symbl=BTCUSDT', 'symbol'],
  ])('reports “%s” as a misspelling of “%s”', (written, meant) =>
    expect(said(written)).toEqual([expect.stringContaining(`Did you mean \`${meant}\`?`)]),
  )

  it('reports a name that resembles no other', () => {
    expect(said('takeProfitLadder')).toEqual([
      'No parameter or field is called so: `takeProfitLadder`. Look it up in the table on this page.',
    ])
  })

  it.each([
    'symbol',
    'fundingRate',
    'PostOnly',
    'BTCUSDT',
    'list[].symbol',
    'GET /v5/order',
    'category=spot',
    'true',
    'linear',
    '0.0001',
    'X-BAPI-SIGN',
    'retCode',
  ])('accepts “%s”', (written) => expect(said(written)).toEqual([]))

  it('accepts a name in a code sample of the page', () => {
    const sample = { _key: 's', _type: 'codeBlock', code: '{"myField": 1}' }
    const words = paragraph('a', [code('myField')])
    expect(parameterNames([sample, words], ['operation-order'], names)).toEqual([])
  })

  it('reports nothing if the operation is unknown or the page shows none', () => {
    const words = [paragraph('a', [code('orderLinkID')])]
    expect(parameterNames(words, ['operation-new'], names)).toEqual([])
    expect(referencedIdsIn(words)).toEqual([])
    const shown = { _key: 'o', _type: 'operation', operation: { _ref: 'operation-order' } }
    expect(referencedIdsIn([shown])).toEqual(['operation-order'])
  })
})
