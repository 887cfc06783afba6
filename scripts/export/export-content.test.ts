import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type TestLake, testLake } from '../../local/lake/testing.ts'
import { seed } from '../seed/seed.ts'
import { readSpecs } from '../sync-specs/read-specs.ts'
import { specDocuments } from '../sync-specs/spec-documents.ts'
import { exportContent } from './export-content.ts'

const root = path.join(import.meta.dirname, '..', '..')
const [content, specs] = [path.join(root, 'content'), path.join(root, 'specs')]

let lake: TestLake
beforeAll(async () => {
  lake = await testLake()
  const transaction = lake.client('administrator').transaction()
  for (const document of specDocuments(await readSpecs(specs))) {
    transaction.create<Record<string, unknown>>({ ...document })
  }
  await transaction.commit()
  await seed(lake.client('administrator'), { content, specs, dryRun: false, replace: false })
}, 60_000)
afterAll(() => lake[Symbol.asyncDispose]())

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'export-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

const exported = (target: string) => exportContent(lake.client('administrator'), { target, specs })

async function textsOf(place: string): Promise<Record<string, string>> {
  const names = (await readdir(place, { recursive: true })).filter((name) =>
    /\.(md|yaml)$/.test(name),
  )
  const written = names.filter((name) => name !== 'README.md').sort()
  return Object.fromEntries(
    written.map((name) => [name, readFileSync(path.join(place, name), 'utf8')]),
  )
}

test('the content of the repository comes back, file by file', async () => {
  const target = path.join(folder, 'out')
  expect((await exported(target)).lost).toEqual([])
  expect(await textsOf(target)).toEqual(await textsOf(content))
  expect(await readdir(folder)).toEqual(['out'])
}, 60_000)
