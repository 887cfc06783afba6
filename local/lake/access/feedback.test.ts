import { expect, it } from 'vitest'
import { FEEDBACK, feedbackId } from '../../../schemas/feedback.ts'
import { failure, type TestLake, testLake } from '../testing/test-lake.ts'

const refused = (words: string) => ({ status: 403, message: expect.stringContaining(words) })
const report = (key: string, more: object = {}) => ({
  _id: feedbackId(key),
  _type: FEEDBACK,
  kind: 'wrong',
  words: 'The unit is ms.',
  page: 'page-a',
  path: 'v5/order/create',
  locale: 'en',
  block: 'b',
  at: '2026-01-02T03:04:05.678Z',
  state: 'open',
  ...more,
})
const ENGLISH = feedbackId('en')
const CHINESE = feedbackId('zh')
const settled = { state: 'done', note: 'Mended.', settledAt: '2026-01-02T04:04:05.678Z' }
const assignee = { id: 'writer', name: 'The writer' }

async function reported(): Promise<TestLake> {
  const lake = await testLake()
  await lake.client('administrator').create(report('en'))
  await lake.client('administrator').create(report('zh', { locale: 'zh-TW' }))
  return lake
}

it('is settled by those whose language it is about', async () => {
  await using lake = await reported()
  const settle = (role: 'administrator' | 'writer' | 'translator' | 'viewer' | null, id: string) =>
    lake
      .client(role)
      .patch(id)
      .set({ ...settled, assignee })
      .commit()
  for (const role of ['administrator', 'writer'] as const)
    for (const id of [ENGLISH, CHINESE]) expect(await settle(role, id)).toMatchObject(settled)
  expect(await settle('translator', CHINESE)).toMatchObject({ assignee })
  expect(await failure(settle('translator', ENGLISH))).toMatchObject(
    refused('a translator settles reports about translations'),
  )
  for (const role of ['viewer', null] as const)
    expect(await failure(settle(role, CHINESE))).toMatchObject({ status: 403 })
  const again = lake.client('translator').patch(CHINESE).set({ state: 'open' }).unset(['settledAt'])
  expect(await again.commit()).not.toHaveProperty('settledAt')
})

it('keeps what the reader sent, whoever writes', async () => {
  await using lake = await reported()
  const changes = [
    { words: 'Fine.' },
    { contact: 'someone@exchange.example' },
    { locale: 'en' },
    { block: 'c' },
    { at: settled.settledAt },
    { more: true },
  ]
  for (const role of ['administrator', 'writer', 'translator'] as const)
    for (const set of changes) {
      const change = lake.client(role).patch(CHINESE).set(set)
      expect(await failure(change.commit()), JSON.stringify([role, set])).toMatchObject({
        status: 403,
      })
    }
  const replaced = lake.client('writer').createOrReplace(report('en', { words: 'Fine.' }))
  expect(await failure(replaced)).toMatchObject(refused("the rest is the reader's"))
  expect(await lake.client('viewer').getDocument(ENGLISH)).toMatchObject(report('en'))
})

it('is deleted by administrators alone, and made by nobody else', async () => {
  await using lake = await reported()
  for (const role of ['writer', 'translator', 'viewer'] as const) {
    expect(await failure(lake.client(role).delete(CHINESE))).toMatchObject({ status: 403 })
    const made = lake.client(role).create(report('mine', { locale: 'zh-TW' }))
    expect(await failure(made)).toMatchObject({ status: 403 })
    const draft = { ...report('zh', { locale: 'zh-TW' }), _id: `drafts.${CHINESE}` }
    expect(await failure(lake.client(role).create(draft))).toMatchObject({ status: 403 })
  }
  await lake.client('administrator').delete(CHINESE)
  expect(await lake.client('administrator').getDocument(CHINESE)).toBeUndefined()
})

it('stays a report', async () => {
  await using lake = await reported()
  const writer = lake.client('writer')
  for (const set of [{ state: 'gone' }, { note: 'x'.repeat(1001) }, { assignee: 'writer' }])
    expect(await failure(writer.patch(ENGLISH).set(set).commit())).toMatchObject({ status: 400 })
  const other = { ...report('en'), _type: 'page' }
  expect(await failure(writer.createOrReplace(other))).toMatchObject({ status: 403 })
  const elsewhere = { ...report('en'), _id: 'report-a' }
  expect(await failure(lake.client('administrator').create(elsewhere))).toMatchObject({
    status: 400,
  })
})

it('is read by users, and by nobody else', async () => {
  await using lake = await reported()
  const count = (role: 'viewer' | null) =>
    lake.client(role).fetch<number>(`count(*[_type == "${FEEDBACK}"])`)
  expect([await count('viewer'), await count(null)]).toEqual([2, 0])
})
