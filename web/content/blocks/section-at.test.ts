import { expect, it } from 'vitest'
import { heading, operation, paragraph } from '../../testing/page-fixture.ts'
import { sectionAt } from './section-at.ts'

const [one, two, inner, three] = [
  { ...heading(2, 'One', 'one'), aliases: ['first'] },
  heading(2, 'Two', 'two'),
  heading(3, 'Inner', 'inner'),
  heading(2, 'Three', 'three'),
]
const words = paragraph('Words.')
const call = operation('GET', '/v5/a', 'A', [['symbol', 'Which']], [['list', 'All']])
const body = [one, words, two, inner, words, three, call]

it('is a heading with what stands below it, also by a former anchor', () => {
  expect(sectionAt(body, 'two')).toEqual([two, inner, words])
  expect(sectionAt(body, 'first')).toEqual([one, words])
  expect(sectionAt(body, 'three')).toEqual([three, call])
})

it('is the section of an operation alone', () => {
  const [section] = call.operation.sections
  const found = sectionAt(body, section?.anchor ?? '')
  expect(found).toEqual([{ ...call, operation: { ...call.operation, sections: [section] } }])
})

it('is nothing where no block has the anchor', () => {
  expect(sectionAt(body, 'four')).toBeUndefined()
})
