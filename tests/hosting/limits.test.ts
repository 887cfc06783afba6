import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { PUBLIC_LIMITS } from '../../local/lake/http/request-limits.ts'
import { testLake, tokenOf } from '../../local/lake/testing/test-lake.ts'
import { attributesOf } from '../../schemas/attributes.ts'
import { hostedLimits } from '../../schemas/hosted-limits.ts'
import { lakeClient } from '../../scripts/lake-client.ts'
import { readAll } from '../../scripts/seed/read-all.ts'
import { seed } from '../../scripts/seed/seed.ts'
import { readSpecs, type Specs } from '../../scripts/sync-specs/read-specs.ts'
import { specDocuments } from '../../scripts/sync-specs/spec-documents.ts'
import { syncSpecs } from '../../scripts/sync-specs/sync-specs.ts'

const root = path.join(import.meta.dirname, '../..')

describe('the content in a hosted lake', () => {
  let documents: { _id: string }[]
  let read: Specs
  const [specs, content] = [path.join(root, 'specs'), path.join(root, 'content')]
  beforeAll(async () => {
    read = await readSpecs(specs)
    const { pages, others } = await readAll(content, read)
    documents = [...specDocuments(read), ...[...pages, ...others].map((one) => one.document)]
  })

  it('has no more attributes than a data set may have', () => {
    const all = new Set(documents.flatMap((one) => [...attributesOf(one)].map(([name]) => name)))
    expect(all.size).toBeGreaterThan(500)
    expect(all.size).toBeLessThan(hostedLimits.datasetAttributes.most)
  })

  it('has no document that is larger, deeper or of more attributes than one may be', () => {
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
  it('is synced, seeded and published through them, twice', { tags: ['nightly'] }, async () => {
    await using lake = await testLake({ limits: PUBLIC_LIMITS })
    const client = lakeClient({
      SANITY_PROJECT_ID: 'local',
      SANITY_DATASET: 'production',
      SANITY_API_HOST: lake.url,
      SANITY_WRITE_TOKEN: tokenOf('administrator'),
    })
    const options = { specs, read, dryRun: false }
    const fill = async () => {
      await syncSpecs(client, options)
      return seed(client, { ...options, content, replace: false })
    }
    expect((await fill()).ids.length).toBeGreaterThan(1000)
    expect((await fill()).ids).toEqual([])
    const readers = lake.client(null, 'published')
    expect(await readers.fetch('count(*[_id in $ids])', { ids: idsOf(documents) })).toBe(
      documents.length,
    )
  })
})

const idsOf = (documents: readonly { _id: string }[]) => documents.map(({ _id }) => _id)

describe('docs/deploying.md', () => {
  const page = readFileSync(path.join(root, 'docs/deploying.md'), 'utf8')
  it.each(Object.entries(hostedLimits))('lists %s', (_, { most, of, source, here }) => {
    const number = most.toLocaleString('en')
    expect(page.split('\n')).toContain(`| [${number}](${source}) ${of} | ${here} |`)
  })
})
