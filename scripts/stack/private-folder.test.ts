import { chmodSync, mkdirSync, mkdtempDisposableSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { privateFolder } from './private-folder.ts'

const mode = (...names: string[]) => (statSync(path.join(...names)).mode & 0o7777).toString(8)

it.skipIf(process.platform === 'win32')('creates a folder for its owner only', () => {
  using home = mkdtempDisposableSync(path.join(tmpdir(), 'private-'))
  const data = path.join(home.path, 'data')
  privateFolder(data)
  expect(mode(data)).toBe('700')
})

it.skipIf(process.platform === 'win32')(
  'makes an older version’s folder and its subfolders private',
  () => {
    using home = mkdtempDisposableSync(path.join(tmpdir(), 'private-'))
    const data = path.join(home.path, 'data')
    const aside = path.join(data, 'lake.before-restore-2026-01-02')
    mkdirSync(aside, { recursive: true })
    for (const folder of [data, aside]) chmodSync(folder, 0o755)
    writeFileSync(path.join(aside, 'lake.sqlite'), '')
    privateFolder(data)
    expect([mode(data), mode(aside)]).toEqual(['700', '700'])
  },
)

it.skipIf(process.platform === 'win32')('leaves the mode of a shared folder unchanged', () => {
  using home = mkdtempDisposableSync(path.join(tmpdir(), 'private-'))
  chmodSync(home.path, 0o1777)
  privateFolder(home.path)
  expect(mode(home.path)).toBe('1777')
})
