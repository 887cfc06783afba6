import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { styleSheets } from './style-sheets.ts'

const dist = mkdtempSync(path.join(os.tmpdir(), 'styles-'))
const chunks = path.join(dist, 'static/chunks')
mkdirSync(chunks, { recursive: true })
writeFileSync(path.join(chunks, 'a.css'), 'p{color:red}.a{color:blue}')
writeFileSync(path.join(chunks, 'b.css'), 'p{background:url(./b.png)}')
afterAll(() => rmSync(dist, { recursive: true }))

it('reads a sheet of the build, and gives what of it a page needs', () => {
  const sheet = styleSheets(dist)('/docs/_next/static/chunks/a.css')
  expect(sheet?.(new Set())).toBe('p{color:red}')
  expect(sheet?.(new Set(['a']))).toBe('p{color:red}.a{color:blue}')
})

it('names the files beside a sheet by their whole addresses', () => {
  const sheet = styleSheets(dist)('/docs/_next/static/chunks/b.css')
  expect(sheet?.(new Set())).toBe('p{background:url(/docs/_next/static/chunks/b.png)}')
})

it.each([
  ['lies outside the build', '/docs/_next/static/../../a.css'],
  ['is of another site', '/elsewhere/a.css'],
])('gives nothing of what %s', (_, href) => {
  expect(styleSheets(dist)(href)).toBeUndefined()
})
