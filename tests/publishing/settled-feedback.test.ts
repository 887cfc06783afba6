import { expect, it } from 'vitest'
import { failure, type TestLake, testLake } from '../../local/lake/testing/test-lake.ts'
import { FEEDBACK, feedbackId } from '../../schemas/feedback.ts'
import { resolveMutations } from '../../studio/feedback/resolve-reports.ts'
import { publishDrafts } from '../../studio/publish/publish-drafts.ts'

const ID = 'page-gull'
const REPORT = feedbackId('a')
const now = new Date('2026-01-02T03:04:05.678Z')

const page = (title: object) => ({
  _type: 'page',
  title: { _type: 'localeString', en: 'Gull', ...title },
  path: { _type: 'slug', current: 'v5/gull' },
})

async function reported(locale: string): Promise<TestLake> {
  const lake = await testLake()
  const administrator = lake.client('administrator')
  await administrator.create({ _id: ID, ...page({ zhTW: '海鷗' }) })
  await administrator.create({
    ...{ _id: REPORT, _type: FEEDBACK, kind: 'wrong', words: 'No.', page: ID, path: 'v5/gull' },
    ...{ locale, block: 'a', at: now.toISOString() },
  })
  return lake
}

const state = async (lake: TestLake) =>
  (await lake.client('viewer').getDocument(REPORT))?.['state'] ?? 'open'
const titleOf = async (lake: TestLake) => (await lake.client('viewer').getDocument(ID))?.['title']

async function publish(lake: TestLake, role: 'writer' | 'translator', title: object) {
  const client = lake.client(role)
  const { _rev } = await client.createOrReplace({ _id: `drafts.${ID}`, ...page(title) })
  const along = resolveMutations([REPORT], { state: 'done', note: 'Mended.' }, now)
  return publishDrafts(client, new Map([[ID, _rev]]), along)
}

it('is settled in the transaction that publishes what it is about', async () => {
  await using lake = await reported('en')
  await publish(lake, 'writer', { en: 'Gulls' })
  expect(await titleOf(lake)).toMatchObject({ en: 'Gulls' })
  expect(await lake.client('viewer').getDocument(REPORT)).toMatchObject({
    ...{ state: 'done', note: 'Mended.', settledAt: now.toISOString(), words: 'No.' },
    _rev: (await lake.client('viewer').getDocument(ID))?._rev,
  })
})

it('a report stays open when its publish is refused, and blocks a publish by who may not resolve it', async () => {
  await using lake = await reported('en')
  expect(await failure(publish(lake, 'translator', { zhTW: '鷗' }))).toMatchObject({ status: 403 })
  expect(await titleOf(lake)).toMatchObject({ zhTW: '海鷗' })
  expect(await state(lake)).toBe('open')
})

it('a translator resolves a report with the translation', async () => {
  await using lake = await reported('zh-TW')
  await publish(lake, 'translator', { zhTW: '鷗' })
  expect(await titleOf(lake)).toMatchObject({ zhTW: '鷗' })
  expect(await state(lake)).toBe('done')
})
