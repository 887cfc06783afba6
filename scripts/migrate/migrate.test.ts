import { expect, it } from 'vitest'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import { migrate } from './migrate.ts'

const words = { _type: 'localeString', en: 'New.', zhTW: '新。' }
const page = { _type: 'reference', _ref: 'page-a' }
const settings = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  announcement: { id: 'new keys', text: words, page, closeable: false },
}
const made = { _type: 'announcement', level: 'notice', text: words, page, closeable: false }

it('makes a document of the announcement of the settings, once', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  await client.create({ _id: 'page-a', _type: 'page' })
  await client.create(settings)
  await client.create({ ...settings, _id: 'drafts.siteSettings', tagline: words })
  const planned = await migrate(client, { dryRun: true })
  expect(await client.getDocument('siteSettings')).toMatchObject(settings)
  expect(await client.getDocument('announcement-new-keys')).toBeUndefined()
  expect(await migrate(client, { dryRun: false })).toEqual(planned)
  expect(planned).toEqual([
    'announcement-new-keys: made of the announcement in the settings',
    'siteSettings: without its announcement',
    'drafts.siteSettings: without its announcement',
  ])
  expect(await client.getDocument('announcement-new-keys')).toMatchObject(made)
  expect(await client.getDocument('siteSettings')).not.toHaveProperty('announcement')
  expect(await client.getDocument('drafts.siteSettings')).toMatchObject({ tagline: words })
  await client.patch('announcement-new-keys').set({ level: 'warning' }).commit()
  expect(await migrate(client, { dryRun: false })).toEqual([])
})

it('makes a draft of what a draft of the settings announces', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  await client.create({ ...settings, announcement: { id: 'old', text: {} } })
  const announcement = { id: '公告', text: { ...words, en: 'Newer.' } }
  await client.create({ ...settings, _id: 'drafts.siteSettings', announcement })
  const [line = ''] = await migrate(client, { dryRun: false })
  expect(line).toMatch(/^drafts\.announcement-[0-9a-f]{8}: made/)
  expect(await client.getDocument(line.replace(/:.*/, ''))).toMatchObject({
    text: { en: 'Newer.' },
    closeable: true,
  })
})

it('calls what was fixed corrected', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  await client.create({ _id: 'changelog-a', _type: 'changelogEntry', kind: 'fixed' })
  expect(await migrate(client, { dryRun: false })).toEqual([
    'changelog-a: corrected in place of fixed',
  ])
  expect(await client.getDocument('changelog-a')).toMatchObject({ kind: 'corrected' })
  expect(await migrate(client, { dryRun: false })).toEqual([])
})

it('leaves it to the facts of an entry whether it breaks clients', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  const entry = (_id: string, more: object) =>
    client.create({ _id, _type: 'changelogEntry', kind: 'changed', ...more })
  const rules = (rule: string) => [{ _key: 'a', _type: 'apiChange', rule }]
  await entry('changelog-a', { breaking: true, changes: rules('parameter-required') })
  await entry('drafts.changelog-b', { breaking: true, changes: rules('limit-raised') })
  await entry('changelog-c', { breaking: true })
  await entry('changelog-d', { breaking: false })
  await entry('changelog-e', { changes: rules('parameter-required') })
  const facts = 'its facts say whether it breaks clients'
  const lost = expect.stringMatching(/: breaks no client any more, .* in the Studio$/)
  const lines = await migrate(client, { dryRun: false })
  expect(lines).toEqual([`changelog-a: ${facts}`, lost, `changelog-d: ${facts}`, lost])
  expect(lines[1]).toContain('changelog-c')
  expect(lines[3]).toContain('drafts.changelog-b')
  for (const id of ['changelog-a', 'drafts.changelog-b'])
    expect(await client.getDocument(id)).not.toHaveProperty('breaking')
  expect(await migrate(client, { dryRun: false })).toEqual([])
})

it('makes documents of the synonyms that the code had, where there are pages and no synonyms', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  expect(await migrate(client, { dryRun: false })).toEqual([])
  await client.create({ _id: 'page-a', _type: 'page', path: { current: 'a' } })
  const lines = await migrate(client, { dryRun: false })
  expect(lines).toContain('synonym-kline: made of the synonyms in the code')
  expect(await client.getDocument('synonym-kline')).toMatchObject({
    ...{ _type: 'searchSynonym', direction: 'both', language: 'all' },
    words: expect.arrayContaining(['kline', 'candle']),
  })
  await client.delete('synonym-kline')
  expect(await migrate(client, { dryRun: false })).toEqual([])
})
