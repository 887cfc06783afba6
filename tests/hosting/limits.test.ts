import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { HOSTED_LIMITS } from '../../local/lake/http/request-limits.ts'
import { testLake, tokenOf } from '../../local/lake/testing/test-lake.ts'
import { attributesOf } from '../../schemas/attributes.ts'
import { hostedLimits } from '../../schemas/hosted-limits.ts'
import { lakeClient } from '../../scripts/lake-client.ts'
import type { SeedDocument } from '../../scripts/seed/documents.ts'
import { readAll } from '../../scripts/seed/read-all.ts'
import { readSpecs, type Specs } from '../../scripts/sync-specs/read-specs.ts'
import { specDocuments } from '../../scripts/sync-specs/spec-documents.ts'
import { syncSpecs } from '../../scripts/sync-specs/sync-specs.ts'
import { writeDocuments } from '../../scripts/write-documents/write-documents.ts'

const root = path.join(import.meta.dirname, '../..')

describe('the content in a hosted lake', () => {
  let documents: SeedDocument[]
  let content: SeedDocument[]
  let read: Specs
  beforeAll(async () => {
    read = await readSpecs(path.join(root, 'specs'))
    const { pages, others } = await readAll(path.join(root, 'content'), read)
    content = [...pages, ...others].map((one) => one.document)
    documents = [...specDocuments(read), ...content]
  })

  it('stays below the attribute limit of a dataset', () => {
    const all = new Set(documents.flatMap((one) => [...attributesOf(one)].map(([name]) => name)))
    expect(all.size).toBeGreaterThan(500)
    expect(all.size).toBeLessThan(hostedLimits.datasetAttributes.most)
  })

  it('has no document above the limits of size, depth and attributes', () => {
    const beyond = documents.filter((one) => {
      const own = new Map(attributesOf(one))
      return (
        own.size > hostedLimits.documentAttributes.most ||
        Math.max(...own.values()) > hostedLimits.documentDepth.most ||
        Buffer.byteLength(JSON.stringify(one)) > hostedLimits.documentBytes.most
      )
    })
    expect(beyond.map(({ _id }) => _id)).toEqual([])
  })
  it('is synced, seeded and published within the limits, once', async () => {
    await using lake = await testLake({ limits: HOSTED_LIMITS })
    const client = lakeClient({
      SANITY_PROJECT_ID: 'local',
      SANITY_DATASET: 'production',
      SANITY_API_HOST: lake.url,
      SANITY_WRITE_TOKEN: tokenOf('administrator'),
    })
    const specs = { specs: '', read, dryRun: false }
    expect((await syncSpecs(client, specs)).create.length).toBeGreaterThan(300)
    const { written } = await writeDocuments(client, content)
    expect(written.length).toBe(content.length)
    const readers = lake.client(null, 'published')
    const ids = documents.map(({ _id }) => _id)
    expect(await readers.fetch('count(*[_id in $ids])', { ids })).toBe(ids.length)
    expect((await writeDocuments(client, content)).written).toEqual([])
  })
})

describe('docs/deploying.md', () => {
  const page = readFileSync(path.join(root, 'docs/deploying.md'), 'utf8')
  it.each(Object.entries(hostedLimits))('lists %s', (_, { most, of, source, here }) => {
    const number = most.toLocaleString('en')
    expect(page.split('\n')).toContain(`| [${number}](${source}) ${of} | ${here} |`)
  })
})
