import { expect, it } from 'vitest'
import {
  ann,
  approve,
  ben,
  DRAFT,
  edit,
  now,
  page,
  REVIEW,
  request,
  reviewLake,
  S,
  schedule,
} from '../../testing/review-lake.ts'
import { failure } from '../../testing/test-lake.ts'

const forbidden = { status: 403 }
const soon = (ms = 300) => new Date(Date.now() + ms).toISOString()

it('the publisher publishes due documents as scheduled, and nothing else', async () => {
  await using lake = await reviewLake()
  const { as } = lake
  const robot = as('publisher')
  const rev = await edit(as('ann'), { 'title.en': 'Place' })
  await request(as('ann'), ann)
  await approve(as('ben'), ben, rev)
  const pair = { draftId: DRAFT, publishedId: S }
  const publish = () =>
    robot.action([
      { actionType: 'sanity.action.document.publish', ...pair, ifDraftRevisionId: rev },
      { actionType: 'sanity.action.document.delete', publishedId: REVIEW, includeDrafts: [] },
    ])
  expect(await failure(publish())).toMatchObject(forbidden)
  await schedule(as('ann'), ann, rev, soon(60_000))
  expect(await failure(publish())).toMatchObject(forbidden)
  await schedule(as('ann'), ann, rev, soon(0))
  for (const write of [
    () => robot.delete(REVIEW),
    () => robot.delete(S),
    () => robot.delete(DRAFT),
    () => robot.patch(DRAFT).set({ 'title.en': 'X' }).commit(),
    () => robot.patch(S).set({ 'title.en': 'X' }).commit(),
    () => robot.patch(REVIEW).set({ state: 'inReview' }).commit(),
    () => robot.create({ _id: 'page-b', ...page('B', 'v5/b') }),
    () => robot.create({ _id: 'r', _type: 'redirect', from: 'a', to: { _ref: S } }),
    () => robot.createOrReplace({ _id: 'siteSettings', _type: 'siteSettings' }),
  ])
    expect(await failure(write()), String(write)).toMatchObject(forbidden)
  await robot
    .patch(REVIEW)
    .set({ problem: { at: now(), text: 'Late.' } })
    .commit()
  await publish()
  expect(await as('ann').getDocument(S)).toMatchObject({ title: { en: 'Place' } })
  expect(await as('ann').getDocument(REVIEW)).toBeUndefined()
})

it('the publisher publishes a moved page with its redirect', async () => {
  await using lake = await reviewLake([])
  const { as } = lake
  const robot = as('publisher')
  const rev = await edit(as('ann'), { 'path.current': 'v5/moved' })
  const draft = await as('ann').getDocument(DRAFT)
  await request(as('ann'), ann)
  await schedule(as('ann'), ann, rev, soon(0))
  const redirect = (to: string) => ({
    _id: 'redirect-v5-order-create',
    _type: 'redirect',
    from: 'v5/order/create',
    to: { _type: 'reference', _ref: to },
  })
  const move = (to: string) =>
    robot
      .transaction()
      .createOrReplace({ ...draft, _id: S, _type: 'page' })
      .delete(DRAFT)
      .delete(REVIEW)
      .createOrReplace(redirect(to))
      .commit()
  await as('scripts').create({ _id: 'page-b', ...page('B', 'v5/b') })
  expect(await failure(move('page-b'))).toMatchObject(forbidden)
  await move(S)
  expect(await as('ann').getDocument('redirect-v5-order-create')).toMatchObject({ to: { _ref: S } })
})

const settings = { _id: 'siteSettings', _type: 'siteSettings', name: 'Exchange' }
const environment = { _id: 'environment-a', _type: 'apiEnvironment', label: 'Mainnet' }

it.each([
  ['the settings', 'siteSettings'],
  ['an environment', environment._id],
  ['what ends sessions', 'draftSessions.ended'],
  ['a dead letter', 'deadLetter.page-b'],
  ['a report of a reader', 'feedback.a'],
  ['how often pages were read', 'readingDay.2026-01-01'],
])('a writer publishes nothing in place of %s, at once or at a time', async (_, id) => {
  await using lake = await reviewLake([])
  const { as } = lake
  await as('scripts').createOrReplace(settings)
  await as('scripts').createOrReplace(environment)
  const before = await as('administrator').getDocument(id)
  const draft = { ...page('Mine', 'v5/mine'), _id: `drafts.${id}` }
  const written = await as('ann')
    .createOrReplace(draft)
    .catch(() => undefined)
  const rev = written?._rev ?? 'none'
  const scheduling = async () => {
    await request(as('ann'), ann, {}, id)
    await schedule(as('ann'), ann, rev, soon(0), id)
    await as('publisher').action([
      {
        actionType: 'sanity.action.document.publish',
        draftId: draft._id,
        publishedId: id,
        ifDraftRevisionId: rev,
      },
    ])
  }
  expect(await failure(scheduling())).toMatchObject(forbidden)
  expect(await failure(as('ann').createOrReplace({ ...draft, _id: id }))).toMatchObject(forbidden)
  expect(await as('administrator').getDocument(id)).toEqual(before)
})

it('the publisher publishes nothing for a person who lost the right after scheduling', async () => {
  await using lake = await reviewLake([])
  const { as } = lake
  const rev = await edit(as('ann'), { 'title.en': 'Place' })
  await request(as('ann'), ann)
  await schedule(as('ann'), ann, rev, soon(0))
  const review = await as('scripts').getDocument(REVIEW)
  const gone = {
    ...review,
    _id: REVIEW,
    _type: 'workflow',
    scheduledBy: { id: 'gone', name: 'Gone' },
  }
  await as('scripts').createOrReplace(gone)
  const publish = as('publisher').action({
    actionType: 'sanity.action.document.publish',
    draftId: DRAFT,
    publishedId: S,
  })
  expect(await failure(publish)).toMatchObject({
    ...forbidden,
    message: expect.stringContaining('no member'),
  })
})
