import { expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const link = (name: string) =>
  `<link rel="stylesheet" href="/docs/_next/static/chunks/${name}" data-precedence="next"/>`
const inlined = (html: string) =>
  inlineStyles(html, (href) =>
    href.endsWith('/a.css') ? (classes) => `/* ${[...classes].join()} */` : undefined,
  )

it('puts the text of a sheet in the page and disables its link', () => {
  expect(inlined(`<head>${link('a.css')}</head><p class="b c"></p>`)).toBe(
    '<head><style data-of="a.css">/* b,c */</style><link rel="stylesheet" href="/docs/_next/static/chunks/a.css" data-precedence="next" disabled="" media="not all"></head><p class="b c"></p>',
  )
})

it('leaves a sheet linked that is not known', () => {
  expect(inlined(link('b.css'))).toBe(link('b.css'))
})

it('drops sheets that the page only expects to need later', () => {
  expect(inlined('<link rel="preload" href="/later.css" as="style"/>')).toBe('')
})
