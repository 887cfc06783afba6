import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { writeFolder } from './write-folder.ts'

let folder: string
let target: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folder-'))
  target = path.join(folder, 'out')
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

const first = new Map([
  ['versions.yaml', '1'],
  ['en/gone.md', 'a'],
])
const approve = async () => {}

test('writeFolder replaces an earlier export', async () => {
  await writeFolder(target, first, approve)
  await writeFolder(target, new Map([['versions.yaml', '2']]), approve)
  expect(await readdir(folder, { recursive: true })).toEqual(['out', 'out/versions.yaml'])
  expect(readFileSync(path.join(target, 'versions.yaml'), 'utf8')).toBe('2')
})

test('writeFolder leaves the folder unchanged when the check fails', async () => {
  await writeFolder(target, first, approve)
  const refused = writeFolder(target, new Map([['versions.yaml', '2']]), async () => {
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'out',
    'out/en',
    'out/en/gone.md',
    'out/versions.yaml',
  ])
})

test('writeFolder refuses a folder with other files', async () => {
  await mkdir(target)
  await writeFile(path.join(target, 'versions.yaml'), '1')
  await writeFile(path.join(target, 'a.txt'), 'a')
  const refused = writeFolder(target, first, approve)
  await expect(refused).rejects.toThrow(/out holds other files than an export/)
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'out',
    'out/a.txt',
    'out/versions.yaml',
  ])
})
