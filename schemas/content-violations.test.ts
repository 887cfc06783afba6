import path from 'node:path'
import { createSchema } from 'sanity'
import { describe, expect, it } from 'vitest'
import { headingOf } from '../blocks/heading/heading-of.ts'
import { readAll } from '../scripts/seed/read-all.ts'
import { readSpecs } from '../scripts/sync-specs/read-specs.ts'
import { specDocuments } from '../scripts/sync-specs/spec-documents.ts'
import { schemaTypes } from './index.ts'
import { complaints } from './testing/complaints.ts'
import { schemaViolations } from './testing/schema-violations.ts'

const documents = await writtenDocuments()
const schema = createSchema({ name: 'default', types: schemaTypes })

describe('every document that the scripts write', () => {
  it('matches the content model', () => {
    expect(documents.length).toBeGreaterThan(20)
    expect(documents.flatMap((document) => schemaViolations(schema, document))).toEqual([])
  })

  it('can be published from the Studio unchanged', async () => {
    const found: string[] = []
    const queue = documents.values()
    const judge = async () => {
      for (const document of queue)
        for (const complaint of await complaints(schema, document, documents))
          found.push(`${document._id} ${complaint}`)
    }
    // Concurrent, because the rules mostly wait for an idle browser.
    await Promise.all([judge(), judge(), judge(), judge()])
    expect(found).toEqual([])
    // Validates hundreds of documents by all rules of the Studio.
  }, 180_000)
})

describe('an invalid document', () => {
  it('has a violation for each invalid field', () => {
    const page = {
      _id: 'a',
      _type: 'page',
      title: { en: 1 },
      body: { en: [{ _type: 'x' }] },
      odd: 1,
    }
    expect(schemaViolations(schema, page)).toEqual([
      'a.title.en: number, not string',
      'a.body.en[0]: x not taken',
      'a.odd: no such field',
    ])
  })

  it('gets messages in the Studio that say what to do', async () => {
    const heading = headingOf({ _key: '', level: 2, text: 'Limits', anchor: 'limits' })
    const page = {
      _id: 'drafts.a',
      _type: 'page',
      path: { _type: 'slug', current: 'api/Kline' },
      title: { _type: 'localeString', zhTW: '標題' },
      version: { _type: 'reference', _ref: 'version-next' },
      body: {
        _type: 'localeBody',
        en: [
          { ...heading, _key: 'x' },
          { ...heading, _key: 'y' },
        ],
      },
    }
    const said = await complaints(schema, page)
    expect(said.sort()).toEqual([
      expect.stringMatching(/^error path: A path has only a–z.* Replace “K”/),
      expect.stringMatching(/^error title\.en: Write it in English/),
      expect.stringMatching(/^warning body\.en\[.*"x".*\]: Nothing stands below “Limits”/),
      expect.stringMatching(/^warning body\.en\[.*"y".*\]: Nothing stands below “Limits”/),
      expect.stringMatching(/^warning body\.en\[.*"y".*\]: Two headings of one/),
    ])
  })

  it('gets one message in the Studio per missing value', async () => {
    const block = (_type: string, more: object = {}) => ({ _key: _type, _type, ...more })
    const page = {
      _id: 'drafts.a',
      _type: 'page',
      path: { _type: 'slug', current: 'api' },
      version: { _type: 'reference', _ref: 'version-next' },
      body: {
        en: [
          block('image', { asset: { _ref: 'image-a-1x1-png' }, width: -1.5 }),
          block('tabs', { tabs: [{ _key: 'a', _type: 'tab', label: 'A' }] }),
          block('parameterTable', { rows: [{ _key: 'a', _type: 'parameter', depth: 10.5 }] }),
          block('table', { rows: ['a', 'b'].map((_key) => ({ _key, _type: 'tableRow' })) }),
        ],
      },
    }
    const said = await complaints(schema, page)
    expect(said).toEqual([...new Set(said)])
    const about = (words: string) => said.filter((one) => one.includes(words))
    expect(about('error title')).toEqual(['error title: Give the page a title in English.'])
    expect(about('.alt')).toEqual([expect.stringContaining('what the image shows')])
    for (const words of [
      'number of pixels',
      'A name has only',
      'from 0 to 9',
      'Nothing names the columns',
    ])
      expect(about(words), words).toHaveLength(1)
  })

  it.each([
    ['apiEnvironment', {}],
    ['apiEnvironment', { identifier: 'A b', rest: 'x' }],
    ['changeReceiver', {}],
    ['changeReceiver', { name: 'A', url: 'ftp://a.example', areas: ['A b'] }],
    ['changeReceiver', { name: 'A', url: 'http://me:b@a.example:22' }],
    ['sidebar', {}],
    ['sidebar', { name: '1', items: [] }],
    ['siteSettings', {}],
    ['changelogEntry', {}],
    ['announcement', {}],
    ['announcement', { page: { _ref: 'page-a' }, href: 'x', endsAt: '2020-01-01T00:00:00Z' }],
    ['redirect', {}],
    ['docsVersion', {}],
    ['translationTerm', {}],
    ['searchSynonym', {}],
    ['searchSynonym', { direction: 'oneWay', language: 'all', words: ['a/b', 'a/b'] }],
    ['searchCuration', {}],
    ['searchCuration', { query: '?', pinned: [{ _key: 'a' }, { _key: 'b' }] }],
    ['searchStopWords', { en: ['a b', 'a b'] }],
  ])('gets no message twice in the Studio: %s %o', async (_type, fields) => {
    const said = await complaints(schema, { _id: 'drafts.a', _type, ...fields })
    expect(said).toEqual([...new Set(said)])
    expect(said.filter((one) => one.includes('Write it in English'))).toEqual([])
  })
})

/** Returns every document that the scripts make of `content/` and `specs/`. */
async function writtenDocuments(): Promise<{ _id: string; _type: string }[]> {
  const root = path.resolve(import.meta.dirname, '..')
  const specs = await readSpecs(path.join(root, 'specs'))
  const { pages, others } = await readAll(path.join(root, 'content'), specs)
  return [...[...pages, ...others].map(({ document }) => document), ...specDocuments(specs)]
}
