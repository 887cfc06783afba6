import { createClient, type SanityClient } from '@sanity/client'
import {
  applySourceDocuments,
  type ContentSourceMap,
  resolveEditInfo,
  resolveEditUrl,
  studioPath,
} from '@sanity/client/csm'
import { stegaClean } from '@sanity/client/stega'
import { vercelStegaDecode } from '@vercel/stega'
import { expect } from 'vitest'
import { contract } from '../testing/contract.ts'
import { failure, type TestLake, tokenOf } from '../testing/test-lake.ts'

const span = (_key: string, text: string) => ({ _key, _type: 'span', text, marks: [] })
const block = (_key: string, ...texts: string[]) => ({
  _key,
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: texts.map((text, index) => span(`${_key}${index}`, text)),
})

const page = {
  _id: 'page-a',
  _type: 'page',
  path: { _type: 'slug', current: 'v5/a' },
  title: { _type: 'localeString', en: 'Title of A', zhTW: 'A 的標題' },
  version: { _type: 'reference', _ref: 'version-next' },
  body: {
    _type: 'localeBody',
    en: [block('one', 'First words'), block('two', 'Second words', 'and more')],
  },
}
const version = { _id: 'version-next', _type: 'docsVersion', name: 'current', label: 'Next' }

async function filled(lake: TestLake): Promise<void> {
  await lake
    .client('administrator')
    .transaction()
    .create(version)
    .create(page)
    .create({ ...page, _id: 'drafts.page-a', title: { ...page.title, en: 'Draft of A' } })
    .commit()
}

const QUERY = `*[_type == "page"]{
  "name": title.en,
  path,
  "version": version->label,
  "body": body.en[]{_key, _type, children[]{text}},
  "count": count(body.en),
  "sentence": "Page: " + title.en
}`

const PAGE = { _id: 'page-a', _type: 'page' }
const VERSION = { _id: 'version-next', _type: 'docsVersion' }

/** Document and path of each mapping, by its path in the result. */
function sources({ documents, paths, mappings }: ContentSourceMap): Record<string, unknown[]> {
  const entries = Object.entries(mappings).map(([at, { source }]): [string, unknown[]] => {
    if (source.type !== 'documentValue') return [at, [source.type]]
    return [at, [documents[source.document], paths[source.path]]]
  })
  return Object.fromEntries(entries)
}

contract(
  'GET /data/query/:dataset',
  '@sanity/client',
  'resultSourceMap tells document and path of all that was read, and nothing of what was computed',
  async (lake) => {
    await filled(lake)
    const options = { filterResponse: false, resultSourceMap: true } as const
    const { result, resultSourceMap } = await lake
      .client('viewer', 'published')
      .fetch(QUERY, {}, options)
    expect(result).toMatchObject([{ count: 2, sentence: 'Page: Title of A', version: 'Next' }])
    if (!resultSourceMap) throw new Error('The answer has no source map')
    expect(resultSourceMap.documents).toEqual([PAGE, VERSION])
    const en = "$['body']['en']"
    const at = "$[0]['body']"
    expect(sources(resultSourceMap)).toEqual({
      "$[0]['name']": [PAGE, "$['title']['en']"],
      "$[0]['path']": [PAGE, "$['path']"],
      "$[0]['version']": [VERSION, "$['label']"],
      [`${at}[0]['_key']`]: [PAGE, `${en}[0]['_key']`],
      [`${at}[0]['_type']`]: [PAGE, `${en}[0]['_type']`],
      [`${at}[0]['children'][0]['text']`]: [PAGE, `${en}[0]['children'][0]['text']`],
      [`${at}[1]['_key']`]: [PAGE, `${en}[1]['_key']`],
      [`${at}[1]['_type']`]: [PAGE, `${en}[1]['_type']`],
      [`${at}[1]['children'][0]['text']`]: [PAGE, `${en}[1]['children'][0]['text']`],
      [`${at}[1]['children'][1]['text']`]: [PAGE, `${en}[1]['children'][1]['text']`],
    })
  },
)

contract(
  'GET /data/query/:dataset',
  '@sanity/client',
  'withKeyArraySelector names elements by key; edit links lead to the field, and to a draft by its id',
  async (lake) => {
    await filled(lake)
    const { resultSourceMap } = await lake
      .client('viewer', 'drafts')
      .fetch(QUERY, {}, { filterResponse: false, resultSourceMap: 'withKeyArraySelector' })
    if (!resultSourceMap) throw new Error('The answer has no source map')
    expect(resultSourceMap.documents).toEqual([{ ...PAGE, _id: 'drafts.page-a' }, VERSION])
    expect(resultSourceMap.paths).toContain(
      "$['body']['en'][?(@._key=='two')]['children'][?(@._key=='two1')]['text']",
    )
    const resultPath = [0, 'body', 1, 'children', 1, 'text']
    const studioUrl = 'https://studio.example'
    const info = resolveEditInfo({ resultSourceMap, resultPath, studioUrl })
    expect(info).toMatchObject({ id: 'drafts.page-a', type: 'page' })
    const url = resolveEditUrl({ resultSourceMap, resultPath, studioUrl })
    expect(url).toContain('/intent/edit/mode=presentation;id=page-a;type=page;')
    const path = studioPath.toString([
      ...['body', 'en', { _key: 'two' }, 'children', { _key: 'two1' }, 'text'],
    ])
    expect(url).toContain(`path=${encodeURIComponent(path)}`)
  },
)

contract(
  'GET /data/query/:dataset',
  '@sanity/client',
  'a whole document maps by its fields, so that a change of it can be shown before it is saved',
  async (lake) => {
    await filled(lake)
    const query = '*[_id == "page-a"][0]'
    const { result, resultSourceMap } = await lake
      .client('viewer', 'drafts')
      .fetch(query, {}, { filterResponse: false, resultSourceMap: 'withKeyArraySelector' })
    const changed = { ...page, _id: 'drafts.page-a', title: { ...page.title, en: 'Typed' } }
    const shown = applySourceDocuments(
      result,
      resultSourceMap,
      ({ _id }) => (_id === changed._id ? changed : null),
      (value) => value,
      'drafts',
    )
    expect(shown).toEqual({ ...result, title: changed.title })
    expect(resultSourceMap?.mappings).not.toHaveProperty(["$['_originalId']"])
  },
)

contract(
  'POST /data/query/:dataset',
  '@sanity/client',
  'a long query has a source map as well',
  async (lake) => {
    await filled(lake)
    const long = { unused: 'x'.repeat(12_000) }
    const { resultSourceMap } = await lake
      .client('viewer', 'published')
      .fetch('*[_id == "page-a"][0]{title}', long, {
        filterResponse: false,
        resultSourceMap: 'withKeyArraySelector',
      })
    expect(resultSourceMap).toMatchObject({ documents: [PAGE], paths: ["$['title']"] })
  },
)

contract(
  'GET /data/query/:dataset',
  '@sanity/client',
  'no source map comes unasked for, and another value of the option is refused',
  async (lake) => {
    await filled(lake)
    const client = lake.client('viewer')
    const plain = await client.fetch(QUERY, {}, { filterResponse: false })
    expect(plain).not.toHaveProperty('resultSourceMap')
    const url = `/data/query/production?query=1&resultSourceMap=sometimes`
    const { status, message } = await failure(client.request({ url }))
    expect(status).toBe(400)
    expect(message).toContain('withKeyArraySelector')
  },
)

type Link = { origin: string; href: string }

function linkIn(text: string): URL {
  // The link that the client hid in the text; the client created it.
  const { origin, href } = vercelStegaDecode(text) as Link
  expect(origin).toBe('sanity.io')
  return new URL(href)
}

const stegaClient = (lake: TestLake): SanityClient =>
  createClient({
    ...lake.client('viewer').config(),
    token: tokenOf('viewer'),
    perspective: 'drafts',
    stega: { enabled: true, studioUrl: 'https://studio.example' },
  })

contract(
  'GET /data/query/:dataset',
  '@sanity/client',
  'stega hides in every shown text the link to its document and field',
  async (lake) => {
    await filled(lake)
    type Shown = { name: string; version: string; body: { children: { text: string }[] }[] }
    const [shown] = await stegaClient(lake).fetch<Shown[]>(QUERY)
    if (!shown) throw new Error('There is no page')
    const fields = (text: string | undefined) => {
      const { searchParams } = linkIn(text ?? '')
      return ['id', 'type', 'path'].map((name) => searchParams.get(name))
    }
    expect(fields(shown.name)).toEqual(['page-a', 'page', 'title.en'])
    expect(fields(shown.version)).toEqual(['version-next', 'docsVersion', 'label'])
    expect(fields(shown.body[1]?.children[1]?.text)).toEqual([
      'page-a',
      'page',
      'body.en[_key=="two"].children[_key=="two1"].text',
    ])
    expect(stegaClean(shown)).toMatchObject({ name: 'Draft of A', sentence: 'Page: Draft of A' })
  },
)
