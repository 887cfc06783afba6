import { expect, test } from 'vitest'
import { fieldsOf } from '../schemas/fields-of.ts'
import { operationsFromSpec } from '../scripts/sync-specs/operations-from-spec.ts'
import { readSpecs } from '../scripts/sync-specs/read-specs.ts'

const { rest } = await readSpecs(import.meta.dirname)
const operations = rest.flatMap(operationsFromSpec)

const CONTRACTS_AND_SPOT = ['linear', 'inverse', 'spot']

// What readers were told wrongly once; no list means every category.
test.each([
  ['/v5/order/create', 'tpLimitPrice', CONTRACTS_AND_SPOT],
  ['/v5/order/create', 'slOrderType', CONTRACTS_AND_SPOT],
  ['/v5/order/create-batch', 'request[].slLimitPrice', CONTRACTS_AND_SPOT],
  ['/v5/order/create-batch', 'request[].tpOrderType', CONTRACTS_AND_SPOT],
  ['/v5/order/amend', 'tpLimitPrice', ['spot', 'linear', 'inverse']],
  ['/v5/order/cancel-all', 'symbol', undefined],
  ['/v5/order/cancel-all', 'settleCoin', ['linear', 'inverse', 'option']],
  ['/v5/execution/list', 'baseCoin', ['linear', 'inverse', 'option']],
  ['/v5/position/move-positions', 'list[].qty', undefined],
  ['/v5/pre-upgrade/order/history', 'orderStatus', ['linear', 'inverse', 'option']],
])('%s: %s', (path, name, categories) => {
  const found = operations.filter((one) => one.path === path)
  const [field] = fieldsOf(found, []).filter((one) => one.path === name)
  expect(field).toBeDefined()
  expect(field?.appliesTo).toEqual(categories)
})

test('a position has no mode of stops but Full', () => {
  const list = operations.filter((one) => one.path === '/v5/position/list')
  const [mode] = fieldsOf(list, []).filter((one) => one.name === 'tpslMode')
  expect(mode?.values).toEqual(['Full'])
})

const CATEGORIES = ['inverse', 'linear', 'option', 'spot']
const misfits = (found: (operation: (typeof operations)[number]) => readonly string[]) =>
  operations.flatMap((operation) => found(operation).map((what) => `${operation.path} ${what}`))
const categoriesOf = ({ parameters }: (typeof operations)[number]) =>
  parameters.find(({ path }) => path === 'category')?.values ?? CATEGORIES

test('every category is no category: such a field is of all', () => {
  const all = misfits((operation) =>
    fieldsOf([operation], [])
      .filter(({ appliesTo = [] }) => CATEGORIES.every((each) => appliesTo.includes(each)))
      .map(({ path }) => path),
  )
  expect(all).toEqual([])
})

test('an operation answers with the categories that it takes', () => {
  const strange = misfits((operation) =>
    operation.response
      .filter(({ path }) => path === 'category')
      .flatMap(({ values = [] }) =>
        values.filter((each) => !categoriesOf(operation).includes(each)),
      ),
  )
  expect(strange).toEqual([])
})

test('a limit is of a category that the operation takes', () => {
  const strange = misfits((operation) =>
    operation.rateLimits.flatMap(({ category }) =>
      category === undefined || categoriesOf(operation).includes(category) ? [] : [category],
    ),
  )
  expect(strange).toEqual([])
})

test('a value is a word, and no list of them', () => {
  const lists = misfits((operation) =>
    fieldsOf([operation], [])
      .filter(({ values = [] }) => values.some((value) => /^[[{"]/.test(value)))
      .map(({ path }) => path),
  )
  expect(lists).toEqual([])
})

test('a value is named once', () => {
  const twice = misfits((operation) =>
    fieldsOf([operation], [])
      .filter(({ values = [] }) => new Set(values).size < values.length)
      .map(({ path }) => path),
  )
  expect(twice).toEqual([])
})
