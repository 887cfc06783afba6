import { expect, it } from 'vitest'
import { headingOf } from '../../blocks/heading/heading-of.ts'
import { failure, type TestLake, testLake } from '../../local/lake/testing/test-lake.ts'
import { type RemovalChoice, removeDocument } from '../../studio/publish/remove-document.ts'

const to = (_ref: string) => ({ _type: 'reference', _ref })
const heading = (anchor: string) => headingOf({ _key: anchor, level: 2, text: anchor, anchor })

const page = (id: string, path: string, en: object[] = []) => ({
  _id: id,
  _type: 'page',
  title: { en: id },
  path: { _type: 'slug', current: path },
  body: { en },
})

const paragraph = (...markDefs: object[]) => ({ _type: 'block', _key: 'p', children: [], markDefs })
const link = (_key: string, page: string, anchor?: string) => ({
  _type: 'pageLink',
  _key,
  page: to(page),
  ...(anchor && { anchor }),
})

const linking = [
  paragraph(link('a', 'page-old', 'kept'), link('b', 'page-old', 'gone'), link('c', 'page-other')),
  { _type: 'details', _key: 'd', body: [{ ...paragraph(link('e', 'page-old')), _key: 'q' }] },
  {
    _type: 'cards',
    _key: 'cards',
    cards: [
      { _type: 'card', _key: 'x', page: to('page-old') },
      { _type: 'card', _key: 'y', page: to('page-new') },
    ],
  },
]

const DOCUMENTS = [
  page('page-old', 'v5/old', [paragraph(link('self', 'page-old'))]),
  page('page-new', 'v5/new', [heading('kept')]),
  page('page-other', 'v5/other'),
  page('page-linking', 'v5/linking', linking),
  page('drafts.page-linking', 'v5/linking', [...linking, heading('draft')]),
  {
    _id: 'sidebar-v5',
    _type: 'sidebar',
    entry: to('page-old'),
    items: [
      { _type: 'sidebarPage', _key: 'one', page: to('page-old') },
      {
        _type: 'sidebarCategory',
        _key: 'two',
        page: to('page-old'),
        items: [{ _type: 'sidebarPage', _key: 'three', page: to('page-other') }],
      },
    ],
  },
  {
    _id: 'navigation',
    _type: 'navigation',
    items: [{ _type: 'navItem', _key: 'n', page: to('page-old') }],
    footer: [{ _key: 'column', links: [{ _key: 'f', page: to('page-old') }] }],
  },
  {
    _id: 'changelog-x',
    _type: 'changelogEntry',
    pages: [
      { ...to('page-old'), _key: 'o' },
      { ...to('page-new'), _key: 'n' },
    ],
  },
  { _id: 'redirect-v5-older', _type: 'redirect', from: 'v5/older', to: to('page-old') },
  {
    _id: 'curation-first',
    _type: 'searchCuration',
    pinned: [{ _type: 'searchPin', _key: 'p', page: to('page-old'), anchor: 'gone' }],
    hidden: [],
  },
  {
    _id: 'curation-both',
    _type: 'searchCuration',
    pinned: [
      { _type: 'searchPin', _key: 'p', page: to('page-old') },
      { _type: 'searchPin', _key: 'q', page: to('page-new') },
    ],
    hidden: [{ ...to('page-other'), _key: 'h' }],
  },
  {
    _id: 'curation-hidden',
    _type: 'searchCuration',
    pinned: [],
    hidden: [{ ...to('page-old'), _key: 'h' }],
  },
]

async function remove(lake: TestLake, choice: Partial<RemovalChoice>) {
  const defaults = {
    id: 'page-old',
    how: 'delete',
    instead: 'page-new',
    entries: 'remove',
  } as const
  await removeDocument(lake.client('writer'), { ...defaults, ...choice })
}

async function filled() {
  const lake = await testLake()
  const transaction = lake.client('administrator').transaction()
  for (const document of DOCUMENTS as { _id: string; _type: string }[]) transaction.create(document)
  await transaction.commit()
  return lake
}

it('removal stops while anything refers to the document, and the lake refuses it as well', async () => {
  await using lake = await filled()
  await expect(remove(lake, { instead: undefined })).rejects.toThrow('Choose the page')
  await expect(remove(lake, { instead: 'page-old' })).rejects.toThrow('its own place')
  await expect(remove(lake, { instead: 'page-nowhere' })).rejects.toThrow('Choose the page')
  const refused = await failure(lake.client('writer').delete('page-old'))
  expect(refused).toMatchObject({ status: 409 })
})

it('removal leaves no reference to a deleted page, in published documents and in drafts', async () => {
  await using lake = await filled()
  await remove(lake, {})
  const client = lake.client('administrator')
  expect(await client.fetch('*[references("page-old") || _id == "page-old"]')).toEqual([])
  for (const id of ['page-linking', 'drafts.page-linking']) {
    const body = (await client.getDocument(id))?.['body'].en
    expect(body[0].markDefs).toEqual([
      link('a', 'page-new', 'kept'),
      link('b', 'page-new'),
      link('c', 'page-other'),
    ])
    expect(body[1].body[0].markDefs).toEqual([link('e', 'page-new')])
    expect(body[2].cards).toMatchObject([{ _key: 'y' }])
  }
  const sidebar = await client.getDocument('sidebar-v5')
  expect(sidebar?.['entry']).toEqual(to('page-new'))
  expect(sidebar?.['items']).toMatchObject([{ _key: 'two', items: [{ _key: 'three' }] }])
  expect(sidebar?.['items'][0].page).toBeUndefined()
  expect(await client.getDocument('navigation')).toMatchObject({
    items: [],
    footer: [{ links: [] }],
  })
  expect((await client.getDocument('changelog-x'))?.['pages']).toMatchObject([{ _key: 'n' }])
  const curation = async (name: string) => {
    const found = await client.getDocument(`curation-${name}`)
    return { pinned: found?.['pinned'], hidden: found?.['hidden'] }
  }
  const pin = { _type: 'searchPin', page: to('page-new') }
  expect(await curation('first')).toEqual({ pinned: [{ ...pin, _key: 'p' }], hidden: [] })
  const kept = [{ ...to('page-other'), _key: 'h' }]
  expect(await curation('both')).toEqual({ pinned: [{ ...pin, _key: 'q' }], hidden: kept })
  expect(await curation('hidden')).toEqual({ pinned: [], hidden: [] })
  const redirects = await client.fetch('*[_type == "redirect"] | order(from){from, "to": to._ref}')
  expect(redirects).toEqual([
    { from: 'v5/old', to: 'page-new' },
    { from: 'v5/older', to: 'page-new' },
  ])
})

it('removal puts the other page in the old one’s place in sidebars and navigation', async () => {
  await using lake = await filled()
  await remove(lake, { entries: 'replace' })
  const client = lake.client('administrator')
  expect((await client.getDocument('sidebar-v5'))?.['items']).toMatchObject([
    { _key: 'one', page: to('page-new') },
    { _key: 'two', page: to('page-new') },
  ])
  expect(await client.getDocument('navigation')).toMatchObject({
    items: [{ page: to('page-new') }],
    footer: [{ links: [{ page: to('page-new') }] }],
  })
})

it('removal keeps an unpublished page as a draft, with weak links to itself', async () => {
  await using lake = await filled()
  await remove(lake, { how: 'unpublish' })
  const client = lake.client('administrator')
  expect(await client.getDocument('page-old')).toBeUndefined()
  const draft = await client.getDocument('drafts.page-old')
  expect(draft?.['body'].en[0].markDefs[0].page).toMatchObject({ _ref: 'page-old', _weak: true })
  expect(await client.getDocument('redirect-v5-old')).toMatchObject({ to: to('page-new') })
})

it('removal lets no redirect begin at an existing page', async () => {
  await using lake = await filled()
  const client = lake.client('administrator')
  await client.create({
    _id: 'redirect-odd',
    _type: 'redirect',
    from: '/v5/new',
    to: to('page-old'),
  })
  await remove(lake, {})
  expect(await client.getDocument('redirect-odd')).toBeUndefined()
})
