import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createSchema } from 'sanity'
import { describe, expect, it } from 'vitest'
import { readContent } from '../scripts/seed/read-content.ts'
import { enumsFromSpecs } from '../scripts/sync-specs/enums-from-specs.ts'
import { operationsFromSpec } from '../scripts/sync-specs/operations-from-spec.ts'
import { readSpec } from '../scripts/sync-specs/read-spec.ts'
import { schemaTypes } from './index.ts'
import { misfits } from './misfits.ts'

const root = path.resolve(import.meta.dirname, '..')
const schema = createSchema({ name: 'default', types: schemaTypes })

describe('every document that the scripts write fits the content model', () => {
  it('of the content folder', async () => {
    const { pages, others } = await readContent(path.join(root, 'content'))
    const documents = [...pages, ...others].map(({ document }) => document)
    expect(documents.flatMap((document) => misfits(schema, document))).toEqual([])
  })

  it('of the specifications', async () => {
    const names = (await readdir(path.join(root, 'specs'))).filter((name) => name.endsWith('.yaml'))
    const specs = await Promise.all(
      names.map(async (name) => {
        const file = path.join(root, 'specs', name)
        return readSpec(file, path.basename(name, '.yaml'), await readFile(file, 'utf8'))
      }),
    )
    const documents = [...enumsFromSpecs(specs), ...specs.flatMap(operationsFromSpec)]
    expect(documents.flatMap((document) => misfits(schema, document))).toEqual([])
  })

  it('and tells what does not', () => {
    const page = {
      _id: 'a',
      _type: 'page',
      title: { en: 1 },
      body: { en: [{ _type: 'x' }] },
      odd: 1,
    }
    expect(misfits(schema, page)).toEqual([
      'a.title.en: number, not string',
      'a.body.en[0]: x not taken',
      'a.odd: no such field',
    ])
  })
})
