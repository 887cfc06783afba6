import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestLake, testLake } from '../../local/lake/testing/test-lake.ts'
import { loadLinkedPage } from '../../web/content/preview/linked-draft.ts'

const words = (en: string) => ({ _type: 'localeString', en })
const ref = (id: string) => ({ _type: 'reference', _ref: id })
const keyed = (_key: string, _type: string, more: object) => ({ _key, _type, ...more })
const span = (text: string) => keyed('s', 'span', { text, marks: [] })
const pagePath = (current: string) => ({ _type: 'slug', current })

type Document = { _id: string; _type: string } & Record<string, unknown>

const documents: Document[] = [
  {
    _id: 'version-next',
    _type: 'docsVersion',
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '',
  },
  {
    _id: 'other',
    _type: 'page',
    title: words('Other'),
    description: words('Of it'),
    path: pagePath('v5/other'),
  },
  {
    _id: 'shared',
    _type: 'page',
    title: words('Shared'),
    path: pagePath('v5/shared'),
    version: ref('version-next'),
    body: {
      _type: 'localeBody',
      en: [
        keyed('c', 'cards', { cards: [keyed('1', 'card', { page: ref('other') })] }),
        keyed('o', 'operation', { operation: ref('operation') }),
        keyed('p', 'block', { style: 'normal', markDefs: [], children: [span('Words')] }),
      ],
    },
  },
  {
    _id: 'operation',
    _type: 'apiOperation',
    method: 'GET',
    path: '/v5/a',
    operationId: 'a',
    spec: 'market',
    summary: words('Summary'),
    parameters: [],
    response: [],
    requestExamples: [],
    responseExamples: [],
  },
  {
    _id: 'sidebar',
    _type: 'sidebar',
    name: 'v5',
    title: words('Reference'),
    entry: ref('shared'),
    items: [
      keyed('1', 'sidebarPage', { page: ref('shared') }),
      keyed('2', 'sidebarPage', { page: ref('other') }),
    ],
  },
]

let lake: TestLake
beforeAll(async () => {
  lake = await testLake()
  const administrator = lake.client('administrator')
  const transaction = administrator.transaction()
  for (const document of documents) transaction.create(document)
  await transaction.commit()
  // Every document with an unpublished edit that nobody shared.
  const secret: Document[] = JSON.parse(
    JSON.stringify(documents).replace(/"en":"[^"]*"/g, '"en":"Secret"'),
  )
  for (const document of secret)
    await administrator.create({
      ...document,
      _id: `drafts.${document._id}`,
      ...labelled(document),
    })
  await administrator
    .patch('drafts.shared')
    .set({ 'title.en': 'Shared draft', 'body.en[_key=="p"].children[0].text': 'Draft words' })
    .commit()
  // Another draft with the same address.
  const thief = { _id: 'drafts.thief', _type: 'page', title: words('Secret') }
  await administrator.create({ ...thief, path: pagePath('v5/shared') })
})
afterAll(() => lake[Symbol.asyncDispose]())

const labelled = ({ _type }: { _type: string }): object =>
  _type === 'docsVersion' ? { label: 'Secret' } : {}

const linked = (id: string) =>
  loadLinkedPage(
    { drafts: lake.client('viewer', 'drafts'), published: lake.client('viewer', 'published') },
    id,
    'en',
  )

it('a link shows the draft of its page, and everything else as published', async () => {
  const page = await linked('shared')
  expect(page?.title.text).toBe('Shared draft')
  const all = JSON.stringify(page)
  expect(all).toContain('Draft words')
  for (const published of ['Other', 'Of it', 'Summary', 'Reference', 'Next'])
    expect(all).toContain(published)
  expect(all).not.toContain('Secret')
  expect(page?.next?.label.text).toBe('Other')
})

it('a link shows the published page when there is no draft, and nothing when there is no page', async () => {
  await lake.client('administrator').delete('drafts.other')
  expect((await linked('other'))?.title.text).toBe('Other')
  expect(await linked('gone')).toBeUndefined()
  expect((await linked('thief'))?.title.text).toBe('Secret')
})
