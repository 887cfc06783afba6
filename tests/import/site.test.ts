import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSchema } from 'sanity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestLake, testLake, tokenOf } from '../../local/lake/testing.ts'
import { operationId } from '../../schemas/ids.ts'
import { schemaTypes } from '../../schemas/index.ts'
import { complaints } from '../../schemas/testing/complaints.ts'
import { misfits } from '../../schemas/testing/misfits.ts'
import { exportContent } from '../../scripts/export/export-content.ts'
import type { ImportReport } from '../../scripts/import/report.ts'
import type { WriteResult } from '../../scripts/import/write-documents.ts'
import { readContent } from '../../scripts/seed/read-content.ts'
import { assetsIn, uploadAssets } from '../../scripts/seed/upload-assets.ts'

const root = path.join(import.meta.dirname, '..', '..')
const site = path.join(import.meta.dirname, 'fixtures/site')

interface Report extends ImportReport, WriteResult {}

let folder: string
let lake: TestLake
let first: Awaited<ReturnType<typeof imported>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  lake = await testLake()
  first = await imported(lake)
}, 60_000)
afterAll(async () => {
  await lake[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** Writes a folder of content, and the operation that it shows. */
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

/** The import, run as people run it: its exit status, and its report. */
async function imported({ url }: TestLake) {
  const environment = {
    SANITY_PROJECT_ID: 'local',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: url,
    SANITY_WRITE_TOKEN: tokenOf('administrator'),
  }
  const script = path.join(root, 'scripts/import.ts')
  const args = [script, site, '--site', 'https://docs.exchange.example', '--json']
  return new Promise<{ status: unknown; report: Report }>((resolve, reject) => {
    const env = { ...process.env, ...environment }
    const options = { env, cwd: root, maxBuffer: 64 * 1024 * 1024 }
    execFile(
      process.execPath,
      ['--conditions=react-server', ...args],
      options,
      (error, out, wrong) => {
        if (out === '') reject(new Error(wrong, { cause: error }))
        else resolve({ status: error?.code ?? 0, report: JSON.parse(out) })
      },
    )
  })
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

test('a site of every construct comes in without a loss, as the report says', async () => {
  expect(first.report).toMatchObject({ lost: false, links: { unresolved: 0, anchorsNotFound: 0 } })
  expect(first.status).toBe(0)
  const { problems, ...counts } = first.report
  const lines = problems.map(
    ({ file, line, kind, message }) => `${file}:${line}: ${kind}: ${message}`,
  )
  const golden = JSON.stringify({ ...counts, problems: lines }, null, 2)
  await expect(`${golden}\n`).toMatchFileSnapshot('./fixtures/report.json')
}, 60_000)

test('each page could be published from the Studio as it is', async () => {
  const schema = createSchema({ name: 'default', types: schemaTypes })
  for (const document of await pages(lake)) {
    expect(misfits(schema, document), document._id).toEqual([])
    const found = await complaints(schema, document)
    const others = found.filter((one) => !one.includes('has no block here'))
    expect(others, document._id).toEqual([])
  }
}, 60_000)

test('a second import changes no document', async () => {
  const all = () => lake.client('administrator').fetch('*[!(_id in path("_.**"))] | order(_id)')
  const before = await all()
  const { status, report } = await imported(lake)
  expect({ status, ...report }).toMatchObject({ status: 0, written: [], different: [] })
  expect(await all()).toEqual(before)
}, 60_000)

test('an export of it gives the same documents', async () => {
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
