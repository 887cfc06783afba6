import { expect, it } from 'vitest'
import { FEEDBACK, feedbackId } from '../../../schemas/feedback.ts'
import { failure, robotOf, seedUsers, testLake } from '../testing/test-lake.ts'

const start = () => testLake({ users: [...seedUsers, robotOf('reporter')] })
const report = (key: string, more: object = {}) => ({
  _id: feedbackId(key),
  _type: FEEDBACK,
  kind: 'wrong',
  words: 'The unit is ms.',
  page: 'page-a',
  path: 'v5/order/create',
  locale: 'en',
  at: new Date().toISOString(),
  state: 'open',
  ...more,
})

it('makes a report once, whatever is sent again', async () => {
  await using lake = await start()
  const client = lake.client('reporter')
  for (const words of ['The first.', 'The second.'])
    await client.createIfNotExists(report('a', { words }), { returnDocuments: false })
  expect(await lake.client('viewer').fetch(`*[_type == "${FEEDBACK}"].words`)).toEqual([
    'The first.',
  ])
})

it('makes nothing else, and changes and deletes nothing', async () => {
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

it('reads what everybody reads, and no report', async () => {
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
