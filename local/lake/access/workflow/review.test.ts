import { expect, it } from 'vitest'
import {
  ann,
  approve,
  ben,
  DRAFT,
  edit,
  now,
  page,
  publish,
  REVIEW,
  request,
  reviewLake,
  S,
  schedule,
  translator,
} from '../../testing/review-lake.ts'
import { failure } from '../../testing/test-lake.ts'

const TITLE = 'title.en'
const refused = (words: string) => ({ status: 403, message: expect.stringContaining(words) })
const note = (author: object, more: object = {}) => ({
  _key: 'n',
  author,
  at: now(),
  text: 'Which unit?',
  ...more,
})
const later = () => new Date(Date.now() + 3_600_000).toISOString()

it('the lake refuses an approval of a draft whose history is unknown', async () => {
  await using lake = await reviewLake()
  const { as } = lake
  await edit(as('ann'), { [TITLE]: 'Place' })
  const rev = await edit(as('administrator'), { [TITLE]: 'Mine' })
  lake.lake.database.prepare('DELETE FROM changes WHERE document_id = ?').run(DRAFT)
  await request(as('ann'), ann)
  expect(await failure(approve(as('ann'), ann, rev))).toMatchObject(refused('history'))
})

it('the lake accepts an approval only of the current draft, by another person, after a request', async () => {
  await using lake = await reviewLake()
  const { as } = lake
  const rev = await edit(as('ann'), { [TITLE]: 'Place' })
  const first = request(as('ben'), ben, {
    state: 'approved',
    approvedBy: ben,
    approvedAt: now(),
    approvedRev: rev,
  })
  expect(await failure(first)).toMatchObject({ status: 403 })
  await request(as('ann'), ann)
  expect(await failure(approve(as('ben'), ben, 'other'))).toMatchObject(refused('edited meanwhile'))
  await approve(as('ben'), ben, rev)
  await edit(as('ann'), { [TITLE]: 'Changed' })
  expect(await failure(publish(as('ann')))).toMatchObject(refused('after it had been approved'))
})

it('the lake refuses every other way of changing published content', async () => {
  await using lake = await reviewLake()
  const { as } = lake
  const rev = await edit(as('ann'), { [TITLE]: 'Place' })
  await request(as('ann'), ann)
  await approve(as('ben'), ben, rev)
  const forbidden = refused('published by two people')
  for (const id of ['ann', 'administrator'])
    for (const write of [
      () =>
        as(id)
          .patch(S)
          .set({ [TITLE]: 'X' })
          .commit(),
      () => as(id).createOrReplace({ _id: S, ...page('X') }),
      () => as(id).createOrReplace({ _id: S, ...page('X', 'v5/elsewhere') }),
      () => as(id).create({ _id: 'page-new', ...page('X', 'v5/order') }),
      () =>
        as(id)
          .transaction()
          .patch(DRAFT, { set: { [TITLE]: 'X' } })
          .createOrReplace({ _id: S, ...page('X') })
          .delete(DRAFT)
          .commit(),
    ])
      expect(await failure(write()), `${id} ${write}`).toMatchObject(forbidden)
  expect(await failure(as('ann').delete(S))).toMatchObject(refused('only an administrator'))
  await as('scripts')
    .patch(S)
    .set({ [TITLE]: 'From the folder' })
    .commit()
  await as('administrator').delete(S)
  await as('ann').create({ _id: 'page-b', ...page('Free', 'v5/orders') })
})

it('the lake refuses statements in another name or of another time', async () => {
  await using lake = await reviewLake([])
  const { as } = lake
  const rev = await edit(as('ann'), { [TITLE]: 'Place' })
  const old = '2020-01-01T00:00:00Z'
  const wrong = refused('you are Ann (ann)')
  expect(await failure(request(as('ann'), ben))).toMatchObject(wrong)
  expect(await failure(request(as('ann'), { ...ann, name: 'Ben' }))).toMatchObject(wrong)
  const past = request(as('ann'), ann, { requestedAt: old })
  expect(await failure(past)).toMatchObject(refused('clock'))
  await request(as('ann'), ann)
  expect(await failure(approve(as('translator'), ann, rev))).toMatchObject({ status: 403 })
  const early = approve(as('ben'), ben, rev, { approvedAt: old })
  expect(await failure(early)).toMatchObject(refused('clock'))
  const renewed = as('ben').patch(REVIEW).set({ requestedAt: now() }).commit()
  expect(await failure(renewed)).toMatchObject(refused('you are Ben'))
  const renamed = { state: 'changesRequested', requestedBy: ben }
  const other = as('ben').patch(REVIEW).set(renamed).commit()
  expect(await failure(other)).toMatchObject(refused('who asked'))
  expect(await failure(schedule(as('ann'), ben, rev, later()))).toMatchObject(wrong)
  const forged = as('ann')
    .patch(REVIEW)
    .set({ problem: { at: now(), text: 'x' } })
    .commit()
  expect(await failure(forged)).toMatchObject(refused('a problem is written'))
})

it('review notes stay as written, and can be resolved', async () => {
  await using lake = await reviewLake([])
  const { as } = lake
  await edit(as('ann'), { [TITLE]: 'Place' })
  const said = note(ann)
  const write = (id: string, notes: object[]) => as(id).patch(REVIEW).set({ notes }).commit()
  await request(as('ann'), ann)
  await write('ann', [said])
  expect(await failure(write('ben', [said, note(ann, { _key: 'm' })]))).toMatchObject(
    refused('you are Ben'),
  )
  const other = write('ben', [said, note(ben, { _key: 'm', at: '2020-01-01T00:00:00Z' })])
  expect(await failure(other)).toMatchObject(refused('clock'))
  expect(await failure(write('ben', [{ ...said, text: 'No.' }]))).toMatchObject(
    refused('not rewritten'),
  )
  expect(await failure(write('ben', []))).toMatchObject(refused('not removed'))
  await write('translator', [{ ...said, resolved: true }, note(translator, { _key: 'm' })])
  expect(await failure(as('ben').delete(REVIEW))).toMatchObject(refused('a review is kept'))
})

it('the lake accepts schedules of the current draft by users who may publish, after approval in four-eyes sections', async () => {
  await using lake = await reviewLake()
  const { as } = lake
  const rev = await edit(as('ann'), { [TITLE]: 'Place' })
  await request(as('ann'), ann)
  expect(await failure(schedule(as('ann'), ann, rev, later()))).toMatchObject(refused('approved'))
  await approve(as('ben'), ben, rev)
  expect(await failure(schedule(as('ann'), ann, 'x', later()))).toMatchObject(refused('revision'))
  const past = schedule(as('ann'), ann, rev, '2020-01-01T00:00:00Z')
  expect(await failure(past)).toMatchObject(refused('is past'))
  const english = schedule(as('translator'), translator, rev, later())
  expect(await failure(english)).toMatchObject(refused('may change only what lies under'))
  await schedule(as('ann'), ann, rev, later())
  const cancel = (id: string) =>
    as(id).patch(REVIEW).unset(['publishAt', 'scheduledBy', 'scheduledRev']).commit()
  expect(await failure(cancel('translator'))).toMatchObject(
    refused('may change only what lies under'),
  )
  await cancel('ben')
})

it('translators may request, approve and schedule translations, and viewers nothing', async () => {
  await using lake = await reviewLake()
  const { as } = lake
  const rev = await edit(as('translator'), { 'title.zhTW': '下單' })
  await request(as('translator'), translator)
  expect(await failure(approve(as('translator'), translator, rev))).toMatchObject(
    refused('you have edited'),
  )
  await approve(as('ben'), ben, rev)
  await schedule(as('translator'), translator, rev, later())
  await as('translator').patch(REVIEW).unset(['publishAt', 'scheduledBy', 'scheduledRev']).commit()
  await publish(as('translator'))
  const next = await edit(as('ann'), { [TITLE]: 'Place' })
  await request(as('ann'), ann)
  await approve(as('translator'), translator, next)
  expect(await failure(request(as('viewer'), translator))).toMatchObject({ status: 403 })
  expect(await lake.client(null).getDocument(REVIEW)).toBeUndefined()
})

it('the lake accepts a review only under its own id and with its own fields', async () => {
  await using lake = await reviewLake()
  const { as } = lake
  await edit(as('ann'), { [TITLE]: 'Place' })
  for (const wrong of [
    { _id: 'workflow.page-b' },
    { _id: 'review' },
    { _id: 'drafts.workflow.page-a' },
    { _type: 'page' },
    { state: 'published' },
    { more: true },
    { approvedRev: 'x' },
    { document: { _type: 'reference', _ref: S } },
  ])
    expect(await failure(request(as('ann'), ann, wrong)), JSON.stringify(wrong)).toMatchObject({
      status: 400,
    })
})
