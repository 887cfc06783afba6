import type { SanityClient } from '@sanity/client'
import { expect, it } from 'vitest'
import {
  ann,
  approve,
  ben,
  DRAFT,
  edit,
  page,
  publish,
  request,
  reviewLake,
  S,
} from '../../local/lake/testing/review-lake.ts'
import {
  type DraftViewer,
  fetchChanged,
  fetchMyDrafts,
  fetchRequests,
} from '../../studio/dashboard/documents.ts'

const TYPES = ['page', 'redirect']

const asker = (client: SanityClient, user: string): DraftViewer => ({
  client,
  user,
  authors: new Map(),
  own: new Map(),
})
const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id)

it('lists a user’s last drafts, with their review state', async () => {
  await using lake = await reviewLake()
  const [writer, other] = [lake.as('ann'), lake.as('ben')]
  await edit(writer, { 'title.en': 'Place' })
  await writer.create({ _id: 'drafts.page-b', ...page('B', 'v5/b') })
  await other.create({ _id: 'drafts.page-c', ...page('C', 'v5/c') })
  await writer.create({ _id: 'drafts.other', _type: 'other' })
  const mine = asker(writer, 'ann')
  await request(writer, ann)
  expect(await fetchMyDrafts(mine, TYPES)).toMatchObject([
    { id: 'page-b', title: 'B', path: 'v5/b', isNew: true, review: null },
    { id: S, title: 'Place', isNew: false, review: { state: 'inReview' } },
  ])
  // The same instance, with its cache.
  await edit(other, { 'title.en': 'Put' })
  expect(ids(await fetchMyDrafts(mine, TYPES))).toEqual(['page-b'])
  await edit(writer, { 'title.en': 'Place' })
  expect(ids(await fetchMyDrafts(mine, TYPES))).toEqual([S, 'page-b'])
  expect(ids(await fetchMyDrafts(asker(other, 'ben'), TYPES))).toEqual(['page-c'])
})

it('lists a review request for users who did not edit the draft, while it is open', async () => {
  await using lake = await reviewLake()
  const [writer, other] = [lake.as('ann'), lake.as('ben')]
  const [anns, bens] = [asker(writer, 'ann'), asker(other, 'ben')]
  const rev = await edit(writer, { 'title.en': 'Place' })
  expect(await fetchRequests(bens)).toEqual([])
  await request(writer, ann)
  expect(await fetchRequests(bens)).toMatchObject([{ id: S, title: 'Place', by: 'Ann' }])
  expect(await fetchRequests(anns)).toEqual([])
  await approve(other, ben, rev)
  expect(await fetchRequests(bens)).toEqual([])
  await request(writer, ann)
  await edit(other, { 'title.en': 'Put' })
  expect(await fetchRequests(bens)).toEqual([])
  await writer.delete(DRAFT)
  expect(await fetchRequests(anns)).toEqual([])
})

it('lists who published what last, programs included', async () => {
  await using lake = await reviewLake([])
  const writer = lake.as('ann')
  await edit(writer, { 'title.en': 'Place' })
  await publish(lake.as('ben'))
  await edit(writer, { 'title.en': 'Not yet' })
  await lake.as('scripts').create({ _id: 'page-b', ...page('B', 'v5/b') })
  const changed = await fetchChanged(asker(writer, 'ann'), TYPES)
  expect(changed.map(({ id, title, author }) => [id, title, author])).toEqual([
    ['page-b', 'B', 'scripts'],
    [S, 'Place', 'ben'],
  ])
})
