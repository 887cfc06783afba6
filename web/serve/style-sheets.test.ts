import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { styleSheets } from './style-sheets.ts'

const dist = mkdtempSync(path.join(os.tmpdir(), 'styles-'))
mkdirSync(path.join(dist, 'static/chunks'), { recursive: true })
writeFileSync(path.join(dist, 'static/chunks/a.css'), 'p{color:red}')
afterAll(() => rmSync(dist, { recursive: true }))

it('reads a sheet of the build', () => {
  expect(styleSheets(dist)('/docs/_next/static/chunks/a.css')).toBe('p{color:red}')
})

it.each(['/docs/_next/static/../../a.css', '/elsewhere/a.css'])('reads nothing at %s', (href) => {
  expect(styleSheets(dist)(href)).toBeUndefined()
})
