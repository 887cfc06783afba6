import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { SanityClient, SanityDocument } from '@sanity/client'
import { type ExportOptions, exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { describe, expect } from 'vitest'
import { startSanity } from '../../../scripts/sanity-cli/start-sanity.ts'
import { contract } from '../testing/contract.ts'
import { type TestLake, testLake, tokenOf } from '../testing/test-lake.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const ref = (_ref: string) => ({ _type: 'reference', _ref })

/** Documents with circular references, drafts and versions, and images. */
async function seed(client: SanityClient): Promise<void> {
  const image = await client.assets.upload('image', PNG, { filename: 'dot.png', title: 'A dot' })
  // With a single asset, `@sanity/import` would not keep the title.
  const drawing = await client.assets.upload('image', Buffer.from('<svg width="2" height="1"/>'), {
    filename: 'line.svg',
  })
  const picture = { _type: 'image', asset: ref(image._id), alt: 'dot' }
  await client
    .transaction()
    .create({ _id: 'a', _type: 'page', title: '限價 "x"\u2028\n', next: ref('b'), picture })
    .create({ _id: 'b', _type: 'page', list: [{ _key: 'k', ...ref('a') }], n: 1.5e-7 })
    .create({ _id: 'drafts.a', _type: 'page', next: { ...ref('none'), _weak: true } })
    .create({ _id: 'versions.summer.a', _type: 'page', empty: {}, none: null, off: false })
    .create({ _id: 'c', _type: 'sheet', drawing: { _type: 'image', asset: ref(drawing._id) } })
    .commit()
}

/** Documents without the fields that an import renews; assets are left out, as they are uploaded again. */
const comparable = (documents: SanityDocument[]) =>
  documents.map(({ _rev, _updatedAt, _createdAt, url, uploadId, ...content }) =>
    content._type.startsWith('sanity.') ? content : { ...content, _createdAt },
  )

const everything = (lake: TestLake) =>
  lake.client('administrator').fetch<SanityDocument[]>('*[] | order(_id)')

/** Hashes of the served bytes of each asset, by asset id. */
async function bytesOf(documents: SanityDocument[]): Promise<[string, string][]> {
  const assets = documents.filter(({ _type }) => _type.startsWith('sanity.'))
  return Promise.all(
    assets.map(async ({ _id, url }) => {
      const served = Buffer.from(await (await fetch(String(url))).arrayBuffer())
      return [_id, createHash('sha1').update(served).digest('hex')]
    }),
  )
}

async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'))
  try {
    await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const exported = (lake: TestLake, outputPath: string, options: Partial<ExportOptions> = {}) => {
  const client = lake.client('administrator')
  return exportDataset({ ...options, client, dataset: 'production', outputPath })
}

type Operation = 'create' | 'createOrReplace' | 'createIfNotExists'

const imported = (lake: TestLake, file: string, operation: Operation = 'create') =>
  sanityImport(createReadStream(file), {
    client: lake.client('administrator'),
    operation,
    releasesOperation: 'fail',
  })

/** Runs Sanity's command line; throws its output when it fails. */
async function sanity(lake: TestLake, cwd: string, args: string[]): Promise<void> {
  const to = { apiHost: lake.url, projectId: 'local', token: tokenOf('administrator') }
  const child = startSanity(args, to, { cwd, stdio: 'pipe' })
  const output: string[] = []
  child.stdout?.on('data', (chunk) => output.push(String(chunk)))
  child.stderr?.on('data', (chunk) => output.push(String(chunk)))
  const [code] = await once(child, 'close')
  if (code !== 0)
    throw new Error(`sanity ${args.join(' ')} ended with ${code}:\n${output.join('')}`)
}

async function expectSame(lake: TestLake, other: TestLake): Promise<void> {
  const [before, after] = [await everything(lake), await everything(other)]
  expect(comparable(after)).toEqual(comparable(before))
  expect(await bytesOf(after)).toEqual(await bytesOf(before))
  expect(await bytesOf(after)).toHaveLength(2)
}

/** The ids in an export: a gzipped archive with one file of documents. */
async function idsIn(archive: string): Promise<string[]> {
  const text = gunzipSync(await readFile(archive)).toString()
  return text.split('\n').flatMap((line) => /"_id":"([^"]+)"/.exec(line)?.[1] ?? [])
}

describe('export and import', () => {
  contract(
    'GET /data/export/:dataset',
    '@sanity/export',
    'drafts, versions, references and assets come back the same by @sanity/import',
    async (lake) => {
      await seed(lake.client('writer'))
      await withFolder(async (folder) => {
        const archive = path.join(folder, 'all.tar.gz')
        expect(await exported(lake, archive)).toMatchObject({ documentCount: 5, assetCount: 2 })
        await using fresh = await testLake()
        expect(await imported(fresh, archive)).toMatchObject({ numDocs: 5, warnings: [] })
        await expectSame(lake, fresh)
      })
    },
  )

  contract(
    'GET /data/export/:dataset',
    'sanity CLI',
    'dataset export and dataset import, as child processes, give the same documents and assets',
    async (lake) => {
      await seed(lake.client('writer'))
      await withFolder(async (folder) => {
        await sanity(lake, folder, ['dataset', 'export', 'production', 'all.tar.gz'])
        await using fresh = await testLake()
        await sanity(fresh, folder, ['dataset', 'import', 'all.tar.gz', '--dataset', 'production'])
        await expectSame(lake, fresh)
      })
    },
  )

  contract(
    'GET /data/export/:dataset',
    '@sanity/export',
    'by types, without drafts, and raw',
    async (lake) => {
      const client = lake.client('writer')
      await seed(client)
      await withFolder(async (folder) => {
        const archive = path.join(folder, 'some.tar.gz')
        const ids = async (options: Partial<ExportOptions>) => {
          await exported(lake, archive, options)
          return idsIn(archive)
        }
        expect(await ids({ types: ['sheet', 'none'] })).toEqual(['c'])
        expect(await ids({ drafts: false })).toEqual(['a', 'b', 'c'])
        expect(await ids({ raw: true })).toHaveLength(7)
      })
    },
  )

  contract(
    'GET /data/export/:dataset',
    'browser',
    'an export shows one moment, whatever is written meanwhile, and nobody else his drafts',
    async (lake) => {
      const client = lake.client('writer')
      const text = 'x'.repeat(100_000)
      const ids = Array.from({ length: 60 }, (_, n) => `p${n}`)
      // In transactions of the largest size.
      for (const some of [ids.slice(0, 30), ids.slice(30)])
        await client
          .transaction(some.map((_id) => ({ create: { _id, _type: 'page', text, n: 1 } })))
          .commit()
      await client.create({ _id: 'drafts.p1', _type: 'page' })
      const url = `${lake.url}/v2025-02-19/data/export/production`
      const response = await fetch(url)
      await client.patch({ query: '*[]' }).set({ n: 2 }).commit({ returnDocuments: false })
      const lines = (await response.text())
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line))
      expect(lines).toHaveLength(60)
      for (const line of lines) expect(line).toMatchObject({ n: 1 })
      expect((await fetch(`${url}?format=xml`)).status).toBe(501)
      expect((await fetch(url.replace('production', 'other'))).status).toBe(404)
    },
  )

  contract(
    'POST /data/mutate/:dataset',
    '@sanity/import',
    'what exists is refused, replaced or left, as asked',
    async (lake) => {
      const client = lake.client('writer')
      await seed(client)
      await withFolder(async (folder) => {
        const archive = path.join(folder, 'all.tar.gz')
        await exported(lake, archive)
        await client.patch('b').set({ n: 2 }).commit()
        await expect(imported(lake, archive)).rejects.toThrow('Document by ID "a" already exists')
        await imported(lake, archive, 'createIfNotExists')
        expect(await client.getDocument('b')).toMatchObject({ n: 2 })
        await imported(lake, archive, 'createOrReplace')
        expect(await client.getDocument('b')).toMatchObject({ n: 1.5e-7 })
      })
    },
  )
})
