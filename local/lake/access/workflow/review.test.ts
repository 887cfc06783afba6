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

it('approves no draft whose history is not known', async () => {
  await using lake = await reviewLake()
  const { as } = lake
  await edit(as('ann'), { [TITLE]: 'Place' })
  const rev = await edit(as('administrator'), { [TITLE]: 'Mine' })
  lake.lake.database.prepare('DELETE FROM changes WHERE document_id = ?').run(DRAFT)
  await request(as('ann'), ann)
  expect(await failure(approve(as('ann'), ann, rev))).toMatchObject(refused('history'))
})

it('takes an approval only of the draft as it is, by people, after a request', async () => {
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

it('refuses every other way of writing what readers see', async () => {
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

it('lets nobody speak for another, or of another time', async () => {
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

it('keeps notes as they were written; they are resolved', async () => {
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

it('schedules what one could publish at once, as it is, and after approval where two publish', async () => {
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

it('lets translators ask, approve and schedule translations, and viewers nothing', async () => {
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

it('takes a review under its own id and of its own shape only', async () => {
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
