import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const taken = () => fingerprint(root, ['web', 'package-lock.json'], 'extra')

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'))
  write('web/page.ts', 'one')
  write('package-lock.json', '{}')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

it.each([
  ['web/page.ts', 'two'],
  ['web/new/page.ts', 'one'],
  ['package-lock.json', '{ }'],
])('is another when %s is', async (file, text) => {
  const before = await taken()
  write(file, text)
  expect(await taken()).not.toBe(before)
})

it.each([
  'web/public/enhancements/aJo1saZkjc.js',
  'web/.next-test/built.js',
  'web/next-env.d.ts',
  'web/tsconfig.tsbuildinfo',
  'web/page.test.ts',
])('is the same when a build or a test writes %s', async (file) => {
  const before = await taken()
  write(file, 'made')
  expect(await taken()).toBe(before)
})
