import type { Transaction } from '@sanity/client'
import { expect, it } from 'vitest'
import {
  ann,
  approve,
  ben,
  edit,
  page,
  publish,
  request,
  reviewLake,
  S,
} from '../../testing/review-lake.ts'
import { kindSamples, ref, writeShown } from '../../testing/shown-kinds.ts'
import { failure } from '../../testing/test-lake.ts'

const byTwo = { status: 403, message: expect.stringContaining('published by two people') }
/** Makes references weak, so that their targets need not exist. */
const weakly = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value).replaceAll('"_type":"reference"', '"_type":"reference","_weak":true'),
  )

const OPERATION = 'apiOperation-a'
const operation = (client: { getDocument: (id: string) => Promise<unknown> }) =>
  client.getDocument(OPERATION)

it('one person may publish a document that no page of a four-eyes section shows', async () => {
  await using lake = await reviewLake(['v5/elsewhere'])
  await writeShown(lake.as('scripts'))
  for (const { id, field } of Object.values(kindSamples)) {
    if (['navigation', 'announcement-a'].includes(id)) continue
    await edit(lake.as('ann'), { [field]: 'Mine' }, id)
    await publish(lake.as('ann'), id)
  }
  expect(await operation(lake.as('ann'))).toMatchObject({ summary: { en: 'Mine' } })
})

it('a document that an approved draft will show stays as approved', async () => {
  await using lake = await reviewLake()
  const [writer, other] = [lake.as('ann'), lake.as('ben')]
  await lake.as('scripts').create({
    _id: OPERATION,
    ...kindSamples['apiOperation']?.content('One'),
    parameters: [],
    _type: 'apiOperation',
  })
  const alone = (text: string) => writer.patch(OPERATION).set({ 'summary.en': text }).commit()
  await alone('Free')
  const body = {
    _type: 'localeBody',
    en: [{ _key: 'o', _type: 'operation', operation: ref(OPERATION) }],
  }
  const rev = await edit(writer, { body })
  expect(await failure(alone('Between'))).toMatchObject(byTwo)
  await request(writer, ann)
  await approve(other, ben, rev)
  expect(await failure(alone('After it was approved'))).toMatchObject(byTwo)
  await publish(writer)
  expect(await failure(alone('After it was published'))).toMatchObject(byTwo)
})

it('redirects of moved pages may be added and removed, and no others', async () => {
  await using lake = await reviewLake()
  const [writer, other] = [lake.as('ann'), lake.as('ben')]
  const free = { _id: 'page-free', ...page('Free', 'v5/free') }
  await lake.as('scripts').create(free)
  const redirect = (from: string, to: string) => ({
    _id: `redirect-${from.replaceAll('/', '-')}`,
    _type: 'redirect',
    from,
    to: ref(to),
  })
  const write = (from: string, to: string) => writer.createOrReplace(redirect(from, to))
  await write('v5/other', S)
  expect(await failure(write('v5/order/gone', 'page-free'))).toMatchObject(byTwo)
  // Publishes a page that did not exist in the same transaction.
  await edit(writer, { 'title.en': 'Freer' }, 'page-free')
  const beside = writer
    .transaction()
    .createOrReplace({ ...free, title: { _type: 'localeString', en: 'Freer' } })
    .delete('drafts.page-free')
    .createOrReplace(redirect('v5/order/gone', 'page-free'))
  expect(await failure(beside.commit())).toMatchObject(byTwo)

  const move = async (path: string, change: (draft: object) => Promise<unknown>) => {
    const rev = await edit(writer, { 'path.current': path })
    await request(writer, ann)
    await approve(other, ben, rev)
    await change({ ...(await writer.getDocument(`drafts.${S}`)), _id: S, _type: 'page' })
  }
  await move('v5/order/new', (draft) =>
    writer
      .transaction()
      .createOrReplace({ ...draft, _id: S, _type: 'page' })
      .delete(`drafts.${S}`)
      .createOrReplace(redirect('v5/order/create', S))
      .commit(),
  )
  const gone = 'redirect-v5-order-create'
  expect(await failure(writer.delete(gone))).toMatchObject(byTwo)
  await move('v5/order/create', (draft) =>
    writer
      .transaction()
      .createOrReplace({ ...draft, _id: S, _type: 'page' })
      .delete(`drafts.${S}`)
      .delete(gone)
      .createOrReplace(redirect('v5/order/new', S))
      .commit(),
  )
  expect(await writer.getDocument(gone)).toBeUndefined()
})

it('administrators may remove a page with its entries, and change documents that only they manage', async () => {
  await using lake = await reviewLake()
  await writeShown(lake.as('scripts'))
  const removal = (id: string) =>
    lake
      .as(id)
      .transaction()
      .patch('sidebar-a', { unset: ['items[_key=="1"]'] })
      .createOrReplace({
        ...kindSamples['redirect']?.content('x'),
        _id: 'redirect-b',
        _type: 'redirect',
        from: 'v5/order/create',
        to: ref('page-b'),
      })
      .delete('redirect-a')
      .delete(S)
      .commit()
  await lake.as('scripts').create({ _id: 'page-b', ...page('B', 'v5/b') })
  expect(await failure(removal('ann'))).toMatchObject(byTwo)
  await removal('administrator')
  const change = (id: string, field: string) =>
    lake
      .as(id)
      .patch('siteSettings')
      .set({ [field]: 'Words' })
      .commit()
  await lake
    .as('administrator')
    .patch('siteSettings')
    .set({ tagline: { _type: 'localeString', en: 'A' } })
    .commit()
  expect(await failure(change('translator', 'tagline.zhTW'))).toMatchObject(byTwo)
  await change('administrator', 'tagline.zhTW')
})

it.each([
  [
    'an entry of the changelog that names a page',
    (it) =>
      it.create({
        _id: 'changelog-mine',
        _type: 'changelogEntry',
        pages: [{ _key: 'a', ...ref(S) }],
      }),
  ],
  [
    'a sidebar that names it as one of another dataset',
    (it) =>
      it.create({
        _id: 'a-sidebar',
        _type: 'sidebar',
        items: [{ _key: 'a', _type: 'sidebarPage', page: { ...ref(S), _dataset: 'production' } }],
      }),
  ],
  [
    'a sidebar that names it as one of another project',
    (it) =>
      it.create({
        _id: 'a-sidebar',
        _type: 'sidebar',
        items: [{ _key: 'a', _type: 'sidebarPage', page: { ...ref(S), _projectId: 'local' } }],
      }),
  ],
  [
    'an announcement above its sidebar, named as one of another dataset',
    (it) =>
      it.create({
        _id: 'announcement-mine',
        _type: 'announcement',
        sections: [{ _key: 'a', ...ref('sidebar-a'), _dataset: 'production' }],
      }),
  ],
  [
    'a page that is shown on a card',
    (it) => it.patch('page-card', { set: { 'description.en': 'Mine' } }),
  ],
  [
    'a redirect to what was no page',
    (it) =>
      it
        .createOrReplace({ _id: 'tmp-a', ...page('Tmp', 'v5/free'), _type: 'tmp' })
        .delete('drafts.tmp-a')
        .create({
          _id: 'redirect-mine',
          _type: 'redirect',
          from: 'v5/order/gone',
          to: ref('tmp-a'),
        }),
  ],
] satisfies [string, (transaction: Transaction) => Transaction][])(
  'one person alone may not publish %s',
  async (_, change) => {
    await using lake = await reviewLake()
    const scripts = lake.as('scripts')
    await writeShown(scripts)
    await scripts.create({ _id: 'page-card', ...page('Card', 'v5/card') })
    const cards = {
      _key: 'c',
      _type: 'cards',
      cards: [{ _key: '1', _type: 'card', page: ref('page-card') }],
    }
    await scripts
      .patch(S)
      .set({ 'body.en': [cards] })
      .commit()
    const tmp = { ...page('Tmp', 'v5/order/gone'), _type: 'tmp' }
    await scripts.create({ _id: 'tmp-a', ...tmp })
    await scripts.create({ _id: 'drafts.tmp-a', ...tmp })
    expect(await failure(change(lake.as('ann').transaction()).commit())).toMatchObject(byTwo)
  },
)

it('administrators may use a removal only for the changes that follow from it', async () => {
  await using lake = await reviewLake()
  const scripts = lake.as('scripts')
  const entry = (key: string, id: string) => ({ _key: key, _type: 'sidebarPage', page: ref(id) })
  await writeShown(scripts)
  for (const id of ['loose', 'other'])
    await scripts.create({ _id: `page-${id}`, ...page(id, `v5/${id}`) })
  const sidebar = {
    _id: 'sidebar-a',
    ...kindSamples['sidebar']?.content('Start'),
    _type: 'sidebar',
  }
  const items = [entry('1', S), entry('2', 'page-loose')]
  await scripts.createOrReplace({ ...sidebar, items })
  const removal = (after: object) =>
    lake
      .as('administrator')
      .transaction()
      .createOrReplace({ ...sidebar, ...after })
      .createOrReplace({
        _id: 'redirect-v5-loose',
        _type: 'redirect',
        from: 'v5/loose',
        to: ref('page-other'),
      })
      .delete('page-loose')
  for (const rewritten of [
    { items: [entry('1', S), { ...entry('2', 'page-other'), label: { en: 'Mine' } }] },
    { items: [entry('1', S), entry('2', 'page-other'), entry('3', 'page-other')] },
    { items: [] },
    { items: [entry('1', S)], title: { en: 'Mine' } },
  ])
    expect(await failure(removal(rewritten).commit())).toMatchObject(byTwo)
  await removal({ items: [entry('1', S), entry('2', 'page-other')] }).commit({ dryRun: true })
  const old = { _id: 'redirect-old', _type: 'redirect', from: 'v5/order/older', toAnchor: 'gone' }
  await scripts.create({ ...old, to: ref('page-loose') })
  const { toAnchor: _, ...followed } = { ...old, to: ref('page-other') }
  const last = removal({ items: [entry('1', S)] }).createOrReplace(followed)
  await last.commit()
})

it('all documents that a transaction publishes are checked, and paths of any length', async () => {
  await using lake = await reviewLake()
  const writer = lake.as('ann')
  const path = `v5/order/${'long'.repeat(200)}`
  const table = { _key: 't', _type: 'enumTable', enum: ref('enum-a') }
  const field = { _key: 'p', enum: ref('enum-b') }
  await lake.as('scripts').create({
    _id: 'page-long',
    ...page('Long', path),
    body: {
      _type: 'localeBody',
      en: [weakly(table), weakly({ _key: 'o', operation: ref('operation-b') })],
    },
  })
  const change = (id: string) => writer.createOrReplace({ _id: id, _type: 'enumDefinition' })
  expect(await failure(change('enum-a'))).toMatchObject(byTwo)
  await change('enum-b')
  const both = writer
    .transaction()
    .createOrReplace({ _id: 'operation-b', _type: 'apiOperation', parameters: [field] })
    .createOrReplace({ _id: 'enum-b', _type: 'enumDefinition', title: 'Mine' })
  expect(await failure(both.commit())).toMatchObject(byTwo)
})
