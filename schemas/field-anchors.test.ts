import { expect, it } from 'vitest'
import { fieldAnchors, valueAnchors } from './field-anchors.ts'

it('fieldAnchors derives unique anchors from the fields’ paths', () => {
  const paths = ['list', 'list[].symbol', 'list[].legs[].symbol', 'symbol', 'symbol', 'X-BAPI-SIGN']
  expect(fieldAnchors(paths, 'response')).toEqual([
    'response-list',
    'response-list-symbol',
    'response-list-legs-symbol',
    'response-symbol',
    'response-symbol-2',
    'response-X-BAPI-SIGN',
  ])
  expect(fieldAnchors(['orderLinkId'], 'param')).toEqual(['param-orderLinkId'])
})

it('valueAnchors derives unique anchors from the values of an enum', () => {
  expect(valueAnchors('category', ['spot', '1d', 'a b', '', 'spot'])).toEqual([
    'category-spot',
    'category-1d',
    'category-a-b',
    'category-',
    'category-spot-2',
  ])
})
