import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const dist = mkdtempSync(path.join(os.tmpdir(), 'styles-'))
mkdirSync(path.join(dist, 'static/chunks'), { recursive: true })
writeFileSync(path.join(dist, 'static/chunks/a.css'), 'p{color:red}')
writeFileSync(path.join(dist, 'static/chunks/b.css'), 'p{background:url(./b.png)}')
afterAll(() => rmSync(dist, { recursive: true }))

const link = (name: string) =>
  `<link rel="stylesheet" href="/docs/_next/static/chunks/${name}" data-precedence="next"/>`

it('puts the text of a sheet in the page and disables its link', () => {
  const html = inlineStyles(`<head>${link('a.css')}</head>`, dist)
  expect(html).toBe(
    '<head><style data-of="a.css">p{color:red}</style><link rel="stylesheet" href="/docs/_next/static/chunks/a.css" data-precedence="next" disabled=""></head>',
  )
})

it.each([
  ['names files beside it', link('b.css')],
  ['lies outside the build', link('../../../a.css')],
])('leaves a sheet linked that %s', (_, found) => {
  expect(inlineStyles(found, dist)).toBe(found)
})

it('drops sheets that the page only expects to need later', () => {
  expect(inlineStyles('<link rel="preload" href="/later.css" as="style"/>', dist)).toBe('')
})
