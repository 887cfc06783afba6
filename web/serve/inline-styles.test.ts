import { expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const link = (name: string) =>
  `<link rel="stylesheet" href="/docs/_next/static/chunks/${name}" data-precedence="next"/>`
const sheets = new Map([
  ['/docs/_next/static/chunks/a.css', 'p{color:red}'],
  ['/docs/_next/static/chunks/b.css', 'p{background:url(./b.png)}'],
])
const inlined = (html: string) => inlineStyles(html, (href) => sheets.get(href))

it('puts the text of a sheet in the page and disables its link', () => {
  expect(inlined(`<head>${link('a.css')}</head>`)).toBe(
    '<head><style data-of="a.css">p{color:red}</style><link rel="stylesheet" href="/docs/_next/static/chunks/a.css" data-precedence="next" disabled=""></head>',
  )
})

it.each([
  ['names files beside it', link('b.css')],
  ['is not known', link('c.css')],
])('leaves a sheet linked that %s', (_, found) => {
  expect(inlined(found)).toBe(found)
})

it('drops sheets that the page only expects to need later', () => {
  expect(inlined('<link rel="preload" href="/later.css" as="style"/>')).toBe('')
})
