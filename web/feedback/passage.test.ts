import { expect, it } from 'vitest'
import { everyBlock } from '../testing/every-block.ts'
import { heading, pageFixture, paragraph } from '../testing/page-fixture.ts'
import { passageOf } from './passage.ts'

const first = heading(2, 'Bounds', 'bounds')
const second = { ...heading(2, 'Limits', 'limits'), aliases: ['rate-limits'] }
const text = paragraph('It answers `200` at most.')
const page = pageFixture('v5/a', 'A', [
  paragraph('It answers `200` at most.'),
  first,
  text,
  second,
  paragraph('Ten a second.'),
])

it('is the heading that was marked, by a former anchor too', () => {
  expect(passageOf(page, { anchor: 'bounds' })).toEqual({ block: first._key })
  expect(passageOf(page, { anchor: 'rate-limits' })).toEqual({ block: second._key })
})

it('is what the marked words stand in, behind the anchor first', () => {
  const quote = 'answers\n 200 at'
  expect(passageOf(page, { anchor: 'bounds', quote })).toEqual({ block: text._key })
  expect(passageOf(page, { quote })).toEqual({ block: page.body[0]?._key })
  expect(passageOf(page, { anchor: 'limits', quote: 'not here' })).toEqual({ block: second._key })
})

it('is the page where nothing was marked, and nothing where it has no such anchor', () => {
  expect(passageOf(page, {})).toEqual({})
  for (const anchor of ['nowhere', 'constructor', '__proto__', page.documentId])
    expect(passageOf(page, { anchor })).toBeUndefined()
})

it('is a field by its path and an error by its code, in the block that shows them', () => {
  const every = everyBlock('en')
  const operation = every.body.find((block) => block._type === 'operation')
  const errors = every.body.find((block) => block._type === 'errorTable')
  if (operation?._type !== 'operation' || errors?._type !== 'errorTable')
    throw new Error('The page of every block has no operation or no codes')
  const shown = { ...every, body: [operation, errors] }
  const [field] = operation.operation.parameters
  const [code] = errors.errors.codes
  expect(passageOf(shown, { anchor: field?.anchor })).toEqual({
    block: operation._key,
    field: field?.path,
  })
  expect(passageOf(shown, { anchor: code?.anchor })).toEqual({
    block: errors._key,
    field: code?.code,
  })
})
