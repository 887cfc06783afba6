import { expect, it } from 'vitest'
import type { Block } from '../../../blocks/lists/model.ts'
import { operationScopes, scopedAnchor } from './operation-scopes.ts'

const show = (_key: string, id: string): Block => ({
  _type: 'operation',
  _key,
  operation: { _type: 'reference', _ref: id },
  explorer: false,
})
const names: Record<string, string> = { a: 'kline', b: 'tickers', c: 'time' }
const scopes = (...blocks: Block[]) => [...operationScopes(blocks, (id) => names[id])]

it('operationScopes gives the first operation short anchors and the others their names', () => {
  const rule: Block = { _type: 'divider', _key: 'd' }
  expect(scopes(rule, show('1', 'a'), show('2', 'b'))).toEqual([
    ['1', ''],
    ['2', 'tickers'],
  ])
  expect(scopedAnchor('request-parameters', '')).toBe('request-parameters')
  expect(scopedAnchor('request-parameters', 'tickers')).toBe('tickers-request-parameters')
})

it('operationScopes keeps all scopes when an operation is inserted or removed', () => {
  expect(scopes(show('1', 'a'), show('3', 'c'), show('2', 'b'))).toContainEqual(['2', 'tickers'])
  expect(scopes(show('0', 'gone'), show('1', 'a'), show('2', 'b'))).toEqual([
    ['1', ''],
    ['2', 'tickers'],
  ])
})

it('operationScopes numbers an operation that is shown twice', () => {
  expect(scopes(show('1', 'a'), show('2', 'a'), show('3', 'a')).map(([, scope]) => scope)).toEqual([
    '',
    'kline-2',
    'kline-3',
  ])
})
