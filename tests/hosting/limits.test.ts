import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readAll } from '../../scripts/seed/read-all.ts'
import { readSpecs } from '../../scripts/sync-specs/read-specs.ts'
import { specDocuments } from '../../scripts/sync-specs/spec-documents.ts'

/** Of a hosted lake's smallest plan: https://www.sanity.io/docs/content-lake/technical-limits */
const LIMITS = { ofDataset: 2000, ofDocument: 1000, depth: 20, bytes: 32_000_000 }

const root = path.join(import.meta.dirname, '../..')

/** Each path of a document with each type of value that it has there; `depth` is of the path. */
function* attributes(value: unknown, at: readonly string[] = []): Generator<[string, number]> {
  if (at.length > 0) yield [`${at.join('.')}: ${typeOf(value)}`, at.length]
  if (Array.isArray(value)) for (const one of value) yield* attributes(one, [...at, '[]'])
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      if (one !== undefined) yield* attributes(one, [...at, name])
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'float'
  return value === null ? 'null' : typeof value
}

describe('the content in a hosted lake', () => {
  let documents: { _id: string }[]
  beforeAll(async () => {
    const specs = await readSpecs(path.join(root, 'specs'))
    const { pages, others } = await readAll(path.join(root, 'content'), specs)
    documents = [...specDocuments(specs), ...[...pages, ...others].map((one) => one.document)]
  })

  it('has no more attributes than a data set may have', () => {
    const all = new Set(documents.flatMap((one) => [...attributes(one)].map(([name]) => name)))
    expect(all.size).toBeGreaterThan(500)
    expect(all.size).toBeLessThan(LIMITS.ofDataset)
  })

  it('has no document that is larger, deeper or of more attributes than one may be', () => {
    const beyond = documents.filter((one) => {
      const own = new Map(attributes(one))
      return (
        own.size > LIMITS.ofDocument ||
        Math.max(...own.values()) > LIMITS.depth ||
        Buffer.byteLength(JSON.stringify(one)) > LIMITS.bytes
      )
    })
    expect(beyond.map(({ _id }) => _id)).toEqual([])
  })
})
