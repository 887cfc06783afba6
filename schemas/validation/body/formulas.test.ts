import { expect, it } from 'vitest'
import { formulas } from './formulas.ts'

const paragraph = (_key: string, text: string, ...marks: string[]) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks }],
})

/** Joined to one formula, the two would have a double subscript. */
const twoFormulas = {
  ...paragraph('d', ''),
  children: ['x_1', ' and ', '_2'].map((text, index) => ({
    ...{ _type: 'span', _key: `s${index}`, text },
    marks: index === 1 ? [] : ['math'],
  })),
}

it('formulas reports invalid TeX at its paragraph', async () => {
  const blocks = [
    paragraph('a', '\\frac{a', 'math'),
    paragraph('b', '\\frac{a}{b}', 'math'),
    paragraph('c', '\\frac{a', 'code'),
    twoFormulas,
  ]
  expect(await formulas(blocks)).toEqual([
    { path: [{ _key: 'a' }], message: expect.stringMatching(/no TeX: .*Unexpected end/) },
  ])
})
