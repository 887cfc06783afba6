import { expect, it } from 'vitest'
import { operationsFromSpec } from '../sync-specs/operations-from-spec.ts'
import { readSpecs } from '../sync-specs/read-specs.ts'
import { countBlocks, countRules } from './blocks.ts'
import { variantsOf } from './variants.ts'

const heading = (anchor: string) => ({ _type: 'block', style: 'h2', _key: anchor, anchor })
const text = (_key: string, listItem?: 'bullet') => ({
  _type: 'block',
  _key,
  ...(listItem && { listItem }),
})

it('counts blocks of every type, known or not, within others as well', () => {
  const note = {
    _type: 'admonition',
    _key: 'n',
    body: [text('a'), { _type: 'diagram', _key: 'd' }],
  }
  const tabs = { _type: 'tabs', _key: 't', tabs: [{ _key: 'x', body: [text('b')] }] }
  expect([...countBlocks([[note, text('c')], [tabs]])]).toEqual([
    ['block', 3],
    ['admonition', 1],
    ['diagram', 1],
    ['tabs', 1],
  ])
})

it('counts the entries of the usage notes as rules, and no others', () => {
  const rules = [text('a', 'bullet'), text('b'), text('c', 'bullet')]
  const others = [heading('related'), text('d', 'bullet')]
  expect(countRules([text('e', 'bullet'), heading('usage-notes'), ...rules, ...others])).toBe(2)
  expect(countRules(others)).toBe(0)
})

it('tells which categories of an operation have worked requests: all of each', async () => {
  const { rest } = await readSpecs('specs')
  const variants = variantsOf(rest.flatMap(operationsFromSpec))
  const of = (operation: string) => variants.filter((each) => each.operation === operation)
  expect(variants.filter(({ examples }) => examples === 0)).toEqual([])
  expect(of('GET /v5/market/orderbook').map(({ category }) => category)).toEqual([
    'spot',
    'linear',
    'inverse',
    'option',
  ])
  expect(of('GET /v5/market/time')).toEqual([])
})
