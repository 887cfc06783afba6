import { describe, expect, it } from 'vitest'
import { FEEDBACK, feedbackId } from '../../../schemas/feedback.ts'
import { failure, robotOf, seedUsers, type TestLake, testLake } from '../testing/test-lake.ts'

const start = () => testLake({ users: [...seedUsers, robotOf('reporter')] })
const NOW = new Date().toISOString()
const report = (key: string, more: object = {}) => ({
  _id: feedbackId(key),
  _type: FEEDBACK,
  kind: 'wrong',
  words: 'The unit is ms.',
  page: 'page-a',
  path: 'v5/order/create',
  locale: 'en',
  at: NOW,
  state: 'open',
  ...more,
})

const refused = (words: string) => ({ status: 403, message: expect.stringContaining(words) })
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

describe('a reporter’s token', () => {
  it('creates a report once, also when it is sent again', async () => {
    await using lake = await start()
    const client = lake.client('reporter')
    for (const words of ['The first.', 'The second.'])
      await client.createIfNotExists(report('a', { words }), { returnDocuments: false })
    expect(await lake.client('viewer').fetch(`*[_type == "${FEEDBACK}"].words`)).toEqual([
      'The first.',
    ])
  })

  it('creates nothing else, and changes and deletes nothing', async () => {
    await using lake = await start()
    const client = lake.client('reporter')
    await lake.client('administrator').create({ _id: 'page-a', _type: 'page' })
    await client.create(report('a'), { returnDocuments: false })
    const day = 86_400_000
    for (const write of [
      () => client.create({ _type: 'page', _id: 'page-b' }),
      () => client.create({ _type: 'page', _id: feedbackId('b') }),
      () => client.create({ ...report('b'), _id: 'report-b' }),
      () => client.create({ ...report('b'), _id: `drafts.${feedbackId('b')}` }),
      () => client.create(report('b', { state: 'done' })),
      () => client.create(report('b', { more: 'x' })),
      () => client.create(report('b', { field: 'x'.repeat(301) })),
      () => client.create(report('b', { anchor: 'x'.repeat(3_000_000) })),
      () => client.create(report('b', { note: 'Mended.' })),
      () => client.create(report('b', { assignee: { id: 'writer', name: 'The writer' } })),
      () => client.create(report('b', { at: new Date(Date.now() - day).toISOString() })),
      () => client.createOrReplace(report('a', { words: 'Another.' })),
      () => client.patch(feedbackId('a')).set({ state: 'done' }).commit(),
      () => client.patch('page-a').set({ path: 'x' }).commit(),
      () => client.delete(feedbackId('a')),
      () => client.delete('page-a'),
      () => client.delete({ query: `*[_type == "page"]` }),
    ])
      expect((await failure(write())).status, String(write)).toBeGreaterThanOrEqual(400)
    const documents = await lake.client('viewer').fetch(`*[!(_type match "system*")]{_id, words}`)
    expect(documents).toEqual(
      expect.arrayContaining([{ _id: feedbackId('a'), words: 'The unit is ms.' }]),
    )
    expect(documents.filter(({ _id }: { _id: string }) => /-b$|\.b$/.test(_id))).toEqual([])
  })

  it('reads public documents, and no report', async () => {
    await using lake = await start()
    const client = lake.client('reporter')
    const administrator = lake.client('administrator')
    await administrator.create({ _id: 'page-a', _type: 'page' })
    await administrator.create({ _id: 'drafts.page-b', _type: 'page' })
    await client.create(report('a'), { returnDocuments: false })
    expect(await client.fetch('*[_type in ["page", "feedback"]]._id')).toEqual(['page-a'])
    expect(await client.getDocument(feedbackId('a'))).toBeUndefined()
    const again = await client.createIfNotExists({ _id: 'drafts.page-b', _type: FEEDBACK })
    expect(JSON.stringify(again ?? '')).not.toContain('page"')
    const byQuery = await client
      .delete({ query: `*[_id == "drafts.page-b"]` })
      .then(() => 'nothing matched')
    expect(byQuery).toBe('nothing matched')
  })
})

describe('a reader’s report', () => {
  it('is resolved by users responsible for its language', async () => {
    await using lake = await reported()
    const settle = (
      role: 'administrator' | 'writer' | 'translator' | 'viewer' | null,
      id: string,
    ) =>
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
    const again = lake
      .client('translator')
      .patch(CHINESE)
      .set({ state: 'open' })
      .unset(['settledAt'])
    expect(await again.commit()).not.toHaveProperty('settledAt')
  })

  it('keeps the reader’s text, whoever writes', async () => {
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

  it('is deleted only by administrators, and created by nobody else', async () => {
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

  it('keeps its type', async () => {
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
})

it('an Editor’s token writes all documents and images, as on Sanity, and manages nothing', async () => {
  await using lake = await testLake({ users: [...seedUsers, robotOf('editor')] })
  const editor = lake.client('editor')
  const settings = { _id: 'siteSettings', _type: 'siteSettings', fourEyes: ['v5'] }
  const review = { _id: 'workflow.a', _type: 'workflow', subject: 'a', notes: [] }
  for (const document of [settings, { _id: 'a', _type: 'page' }, review])
    await editor.create(document)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  const { _id } = await editor.assets.upload('image', svg)
  for (const id of [_id, 'workflow.a', 'a', 'siteSettings']) await editor.delete(id)
  const hooks = editor.request({ url: '/hooks/projects/local' })
  expect(await failure(hooks)).toMatchObject({ status: 403 })
})
