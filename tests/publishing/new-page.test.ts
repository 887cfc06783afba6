import type { SanityClient } from '@sanity/client'
import { expect, it } from 'vitest'
import {
  ann,
  approve,
  ben,
  edit,
  page,
  type ReviewLake,
  request,
  reviewLake,
  schedule,
} from '../../local/lake/testing/review-lake.ts'
import { failure } from '../../local/lake/testing/test-lake.ts'
import { publishDrafts } from '../../studio/publish/publish-drafts.ts'
import { removeDocument } from '../../studio/publish/remove-document.ts'
import { publishDue } from '../../web/publishing/scheduled/publish-due.ts'

const SIDEBAR = 'sidebar-a'
const to = (_ref: string) => ({ _type: 'reference', _ref })
/** A reference as the Studio adds it for a page that it has just created. */
const waiting = (_ref: string) => ({
  ...to(_ref),
  _weak: true,
  _strengthenOnPublish: { type: 'page', template: { id: 'page' } },
})
type Item = { _key: string; [field: string]: unknown }
const entry = (name: string, more: object = {}): Item => ({
  _key: name,
  _type: 'sidebarPage',
  page: to(`page-${name}`),
  ...more,
})
const fresh = (name: string, more: object = {}) =>
  entry(name, { page: waiting(`page-${name}`), ...more })
const category = (_key: string, ...items: Item[]): Item => ({
  _key,
  _type: 'sidebarCategory',
  label: { _type: 'localeString', en: _key },
  items,
})
const sidebar = (...items: Item[]) => ({ _type: 'sidebar', title: { en: 'A' }, items })

/** Published: a, and the category c with b. Drafts: the pages n and m, and the sidebar as `draft` describes it. */
async function prepare({ as }: ReviewLake, ...draft: Item[]): Promise<SanityClient> {
  const scripts = as('scripts')
  await scripts.create({ _id: 'page-b', ...page('B', 'v5/order/b') })
  await scripts.create({ _id: SIDEBAR, ...sidebar(entry('a'), category('c', entry('b'))) })
  const writer = as('ann')
  for (const name of ['n', 'm'])
    await writer.create({ _id: `drafts.page-${name}`, ...page(name, `v5/order/${name}`) })
  await writer.create({ _id: `drafts.${SIDEBAR}`, ...sidebar(...draft) })
  return writer
}

async function publish(client: SanityClient, ...names: string[]) {
  const ids = names.map((name) => `page-${name}`)
  const drafts = await Promise.all(ids.map((id) => client.getDocument(`drafts.${id}`)))
  return publishDrafts(client, new Map(ids.map((id, at) => [id, drafts[at]?._rev ?? ''])))
}

const outline = (items: readonly { _key: string; items?: never }[]): string =>
  items.map(({ _key, items }) => (items ? `${_key}(${outline(items)})` : _key)).join(' ')
const stands = async (client: SanityClient, id = SIDEBAR) =>
  outline((await client.getDocument(id))?.['items'] ?? [])
const hasDraft = async (client: SanityClient) =>
  (await client.getDocument(`drafts.${SIDEBAR}`)) !== undefined

it('publishing a new page publishes its entry, and ends the sidebar’s draft', async () => {
  await using lake = await reviewLake([])
  const draft = [entry('a'), fresh('n'), category('c', entry('b'))]
  const writer = await prepare(lake, ...draft)
  const { entries } = await publish(writer, 'n')
  expect(entries).toEqual({ added: [{ id: SIDEBAR, title: 'A', hasMore: false }], withheld: [] })
  expect(await stands(writer)).toBe('a n c(b)')
  expect(await hasDraft(writer)).toBe(false)
  const [page, list] = await Promise.all([
    writer.getDocument('page-n'),
    writer.getDocument(SIDEBAR),
  ])
  expect(page?._rev).toBe(list?._rev)
  expect(list?.['items'][1]).toEqual(entry('n'))
})

it.each([
  [
    'another new page beside it',
    [entry('a'), fresh('m'), fresh('n'), category('c', entry('b'))],
    'a n c(b)',
  ],
  ['an entry that moved', [category('c', entry('b')), entry('a'), fresh('n')], 'a n c(b)'],
  ['an entry that was removed', [category('c', entry('b'), fresh('n'))], 'a c(b n)'],
  ['a category that moved', [category('d', category('c', fresh('n'), entry('b')))], 'a c(n b)'],
  [
    'a category that readers do not see',
    [entry('a'), category('d', fresh('m'), fresh('n'))],
    'a d(n) c(b)',
  ],
])('leaves other changes of the sidebar unpublished: %s', async (_what, draft, expected) => {
  await using lake = await reviewLake([])
  const writer = await prepare(lake, ...draft)
  const before = await writer.getDocument(`drafts.${SIDEBAR}`)
  expect((await publish(writer, 'n')).entries.added).toMatchObject([{ hasMore: true }])
  expect(await stands(writer)).toBe(expected)
  expect(await writer.getDocument(`drafts.${SIDEBAR}`)).toEqual(before)
})

it('publishing two new pages of a new category publishes the whole category', async () => {
  await using lake = await reviewLake([])
  const draft = [entry('a'), category('c', entry('b')), category('d', fresh('m'), fresh('n'))]
  const writer = await prepare(lake, ...draft)
  await publish(writer, 'm', 'n')
  expect(await stands(writer)).toBe('a c(b) d(m n)')
  expect(await hasDraft(writer)).toBe(false)
})

it('publishing changes no sidebar for a known page, and no unpublished sidebar', async () => {
  await using lake = await reviewLake([])
  const writer = await prepare(lake, entry('a'), fresh('n'))
  await edit(writer, { 'title.en': 'Place' })
  expect((await publish(writer, 'a')).entries.added).toEqual([])
  await lake.as('scripts').delete(SIDEBAR)
  expect((await publish(writer, 'n')).entries.added).toEqual([])
  expect(await hasDraft(writer)).toBe(true)
})

it('publishing an approved page in a four-eyes section publishes its entry without labels', async () => {
  for (const [more, added] of [
    [{}, true],
    [{ label: { en: 'Mine' } }, false],
  ] as const) {
    await using lake = await reviewLake()
    const writer = await prepare(lake, entry('a'), fresh('n', more), category('c', entry('b')))
    expect(await failure(publish(writer, 'n'))).toMatchObject({ status: 403 })
    const rev = (await writer.getDocument('drafts.page-n'))?._rev ?? ''
    await request(writer, ann, {}, 'page-n')
    await approve(lake.as('ben'), ben, rev, {}, 'page-n')
    const { entries } = await publish(writer, 'n')
    expect(entries[added ? 'added' : 'withheld']).toMatchObject([{ id: SIDEBAR }])
    expect(entries[added ? 'withheld' : 'added']).toEqual([])
    expect(await stands(writer)).toBe(added ? 'a n c(b)' : 'a c(b)')
    expect(await hasDraft(writer)).toBe(!added)
  }
})

it('publishing more than the entry in a four-eyes section is refused by the lake', async () => {
  await using lake = await reviewLake()
  const writer = await prepare(lake, entry('a'))
  const draft = await writer.getDocument('drafts.page-n')
  await request(writer, ann, {}, 'page-n')
  await approve(lake.as('ben'), ben, draft?._rev ?? '', {}, 'page-n')
  const both = (...items: Item[]) =>
    writer
      .transaction()
      .create({ ...draft, _id: 'page-n', _type: 'page' })
      .delete('drafts.page-n')
      .createOrReplace({ _id: SIDEBAR, ...sidebar(...items) })
      .commit()
  const c = category('c', entry('b'))
  for (const items of [
    [entry('a'), entry('n', { label: { en: 'Mine' } }), c],
    [entry('a'), category('d', entry('n')), c],
    [entry('n'), c],
    [c, entry('n'), entry('a')],
    [entry('a'), entry('n'), entry('m', { page: to('page-b') }), c],
  ])
    expect(await failure(both(...items)), outline(items as never[])).toMatchObject({ status: 403 })
  await both(entry('a'), entry('n'), c)
  expect(await stands(writer)).toBe('a n c(b)')
})

it('scheduled publishing of a new page publishes its entry', async () => {
  await using lake = await reviewLake([])
  const writer = await prepare(lake, entry('a'), category('c', entry('b'), fresh('n')))
  const rev = (await writer.getDocument('drafts.page-n'))?._rev ?? ''
  await request(writer, ann, {}, 'page-n')
  await schedule(writer, ann, rev, new Date().toISOString(), 'page-n')
  const robot = lake.as('publisher')
  const early = robot.patch(SIDEBAR).set({ items: [entry('a')] })
  expect(await failure(early.commit())).toMatchObject({ status: 403 })
  expect(await publishDue(robot)).toEqual({ published: ['page-n'], failed: [] })
  expect(await stands(writer)).toBe('a c(b n)')
  expect(await hasDraft(writer)).toBe(false)
})

const remove = (client: SanityClient) =>
  removeDocument(client, { id: 'page-n', how: 'delete', entries: 'remove', instead: undefined })

it('deleting an unpublished page removes its entry', async () => {
  await using lake = await reviewLake([])
  const writer = await prepare(lake, entry('a'), category('c', entry('b'), fresh('n')))
  await remove(writer)
  expect(await writer.getDocument('drafts.page-n')).toBeUndefined()
  expect(await hasDraft(writer)).toBe(false)
  expect(await stands(writer)).toBe('a c(b)')
})

it('publishing ends the sidebar’s draft also when another of its pages was published meanwhile', async () => {
  await using lake = await reviewLake([])
  const draft = [entry('a'), fresh('m'), fresh('n'), category('c', entry('b'))]
  const writer = await prepare(lake, ...draft)
  await publish(writer, 'm')
  expect(await hasDraft(writer)).toBe(true)
  await remove(writer)
  expect(await hasDraft(writer)).toBe(false)
  expect(await stands(writer)).toBe('a m c(b)')
})

it('publishing keeps other changes of the sidebar, and asks when more than an entry names the page', async () => {
  await using lake = await reviewLake([])
  const writer = await prepare(lake, category('c', entry('b'), fresh('n'), fresh('m')), entry('a'))
  await writer
    .patch(`drafts.${SIDEBAR}`)
    .set({ entry: waiting('page-n') })
    .commit()
  await expect(remove(writer)).rejects.toThrow('Choose the page that takes its place')
  await writer.patch(`drafts.${SIDEBAR}`).unset(['entry']).commit()
  await remove(writer)
  expect(await stands(writer, `drafts.${SIDEBAR}`)).toBe('c(b m) a')
})
