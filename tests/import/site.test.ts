import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSchema } from 'sanity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestLake, testLake } from '../../local/lake/testing/test-lake.ts'
import { operationId } from '../../schemas/ids.ts'
import { schemaTypes } from '../../schemas/index.ts'
import { complaints } from '../../schemas/testing/complaints.ts'
import { schemaViolations } from '../../schemas/testing/schema-violations.ts'
import { exportContent } from '../../scripts/export/export-content.ts'
import { readContent } from '../../scripts/seed/read-content.ts'
import { assetsIn, uploadAssets } from '../../scripts/seed/upload-assets.ts'
import { everything, runImport } from './run-import.ts'

const site = path.join(import.meta.dirname, 'fixtures/site')

let folder: string
let lake: TestLake
let first: Awaited<ReturnType<typeof runImport>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  lake = await testLake()
  first = await runImport(lake, site)
}, 60_000)
afterAll(async () => {
  await lake[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** Writes a content folder, and the operation that it shows, into a lake. */
async function fill({ client }: TestLake, content: string): Promise<void> {
  const { pages, others } = await readContent(content)
  await uploadAssets(client('administrator'), await assetsIn(content), new Set())
  const operation = { _id: operationId('GET', '/v5/a'), _type: 'apiOperation' }
  const transaction = client('administrator').transaction()
  transaction.create({ ...operation, method: 'GET', path: '/v5/a' })
  for (const { document } of [...pages, ...others]) {
    transaction.create<Record<string, unknown>>({ ...document })
  }
  await transaction.commit()
}

const pages = ({ client }: TestLake) =>
  client('administrator').fetch<{ _id: string; _type: string }[]>('*[_type == "page"] | order(_id)')

async function exported(from: TestLake, name: string) {
  const [target, specs] = [
    path.join(folder, name),
    path.join(import.meta.dirname, 'fixtures/specs'),
  ]
  const { lost } = await exportContent(from.client('administrator'), { target, specs })
  const names = await readdir(target, { recursive: true })
  const files = names.filter((one) => one.endsWith('.md')).sort()
  const texts = files.map((file) => readFile(path.join(target, file), 'utf8'))
  return { target, lost, files, texts: await Promise.all(texts) }
}

test('an import of a site with every construct loses nothing, as its report says', async () => {
  expect(first.report).toMatchObject({ lost: false, links: { unresolved: 0, anchorsNotFound: 0 } })
  expect(first.status).toBe(0)
  const { problems, ...counts } = first.report
  const lines = problems.map(
    ({ file, line, kind, message }) => `${file}:${line}: ${kind}: ${message}`,
  )
  const golden = JSON.stringify({ ...counts, problems: lines }, null, 2)
  await expect(`${golden}\n`).toMatchFileSnapshot('./fixtures/report.json')
}, 60_000)

test('each imported page can be published from the Studio unchanged', async () => {
  const schema = createSchema({ name: 'default', types: schemaTypes })
  for (const document of await pages(lake)) {
    expect(schemaViolations(schema, document), document._id).toEqual([])
    const found = await complaints(schema, document)
    // Warnings concern pages that are entirely or partly in Chinese only.
    const errors = found.filter((one) => one.startsWith('error'))
    expect(errors, document._id).toEqual([])
  }
}, 60_000)

test('a second import changes no document', async () => {
  const before = await everything(lake)
  const { status, report } = await runImport(lake, site, '--update')
  expect({ status, ...report }).toMatchObject({ status: 0, written: [], different: [] })
  expect(report.update).toEqual({ updated: [], edited: [], gone: [] })
  expect(await everything(lake)).toEqual(before)
}, 60_000)

test('an export of the imported site gives the same documents', async () => {
  const one = await exported(lake, 'one')
  expect(one.lost).toEqual([])
  await using other = await testLake()
  await fill(other, one.target)
  const two = await exported(other, 'two')
  expect(two.files).toEqual(one.files)
  expect(two.texts).toEqual(one.texts)
  expect((await pages(other)).map(({ _id }) => _id)).toEqual(
    (await pages(lake)).map(({ _id }) => _id),
  )
}, 60_000)
