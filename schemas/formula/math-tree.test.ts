import { expect, it } from 'vitest'
import { type MathNode, mathTree } from './math-tree.ts'

const written = (node: MathNode | string): string =>
  typeof node === 'string'
    ? node
    : `<${[node.tag, ...Object.entries(node.attributes).map((one) => one.join('='))].join(' ')}>${node.children.map(written).join('')}</>`

it('mathTree converts TeX to MathML', () => {
  const tree = mathTree('\\frac{a}{b} \\le 2', false)
  expect('problem' in tree ? tree.problem : written(tree)).toBe(
    '<math><mrow><mfrac><mi>a</><mi>b</></><mo>≤</><mn>2</></></>',
  )
})

it('mathTree sets display="block" for a formula on its own line', () => {
  expect(mathTree('a', true)).toMatchObject({ attributes: { display: 'block' } })
})

it.each([
  ['a colour, of which the page has its own', '\\color{red}{b}'],
  ['an address', '\\href{javascript:alert(1)}{b}'],
  ['a class', '\\class{x}{b}'],
])('mathTree drops %s', (_, tex) => {
  const tree = JSON.stringify(mathTree(tex, false))
  expect(tree).toContain('b')
  expect(tree).not.toMatch(/"(?:style|class|href|mathcolor)"/)
})

it('mathTree returns the parser’s message for invalid TeX', () => {
  expect(mathTree('\\frac{a', false)).toEqual({
    problem: expect.stringContaining('Unexpected end of input'),
  })
})
