import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { expect, it, vi } from 'vitest'
import { headingOf } from '../../blocks/heading/heading-of.ts'
import {
  ann,
  approve,
  ben,
  DRAFT,
  edit,
  REVIEW,
  type ReviewLake,
  request,
  reviewLake,
  S,
  schedule,
  translator,
} from '../../local/lake/testing/review-lake.ts'
import type { Locale } from '../../schemas/locales.ts'
import { publishDue } from '../../web/publishing/scheduled/publish-due.ts'
import { publishOnTime } from '../../web/publishing/scheduled/publish-on-time.ts'

const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const silent = { log: () => {}, error: () => {} }

/** A draft that somebody else approved, scheduled in `ms`. */
async function scheduled({ as }: ReviewLake, ms: number, set: object = { 'title.en': 'Place' }) {
  const rev = await edit(as('ann'), { ...set })
  await request(as('ann'), ann)
  await approve(as('ben'), ben, rev)
  await schedule(as('ann'), ann, rev, at(ms))
}

const review = (client: SanityClient) => client.getDocument(REVIEW)

it('a scheduled publish happens once, whoever else publishes, and ends the review', async () => {
  await using lake = await reviewLake()
  const [robot, writer] = [lake.as('publisher'), lake.as('ann')]
  await scheduled(lake, 60_000)
  expect(await publishDue(robot)).toEqual({ published: [], failed: [] })
  await schedule(writer, ann, (await writer.getDocument(DRAFT))?._rev ?? '', at(0))
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => publishDue(robot)))
  expect(outcomes.flatMap(({ failed }) => failed)).toEqual([])
  expect(await writer.getDocument(S)).toMatchObject({ title: { en: 'Place' } })
  expect(await writer.fetch('*[_id in $ids]._id', { ids: [DRAFT, REVIEW] })).toEqual([])
  const history = lake.lake.database
    .prepare(`SELECT count(*) AS n FROM changes WHERE document_id = ? AND transition = 'update'`)
    .get(S)
  expect(history).toEqual({ n: 1 })
})

it('a scheduled publish publishes the scheduled languages, and leaves the others in review', async () => {
  await using lake = await reviewLake([])
  const [robot, writer] = [lake.as('publisher'), lake.as('ann')]
  await edit(writer, { 'title.en': 'Place' })
  const rev = await edit(lake.as('translator'), { 'title.zhTW': '下單' })
  await request(writer, ann)
  await schedule(writer, ann, rev, at(0), S, { scheduledLanguages: ['en'] })
  expect(await publishDue(robot)).toEqual({ published: [S], failed: [] })
  const seen = await writer.getDocument(S)
  expect(seen).toMatchObject({ title: { en: 'Place' } })
  expect(JSON.stringify(seen)).not.toContain('下單')
  expect(await writer.getDocument(DRAFT)).toMatchObject({ title: { zhTW: '下單' } })
  const left = await review(writer)
  expect(left).toMatchObject({ state: 'inReview' })
  expect(left).not.toHaveProperty('publishAt')
  expect(left).not.toHaveProperty('scheduledLanguages')
  // The publish is done, and is not repeated.
  expect(await publishDue(robot)).toEqual({ published: [], failed: [] })
  expect((await writer.getDocument(S))?._rev).toBe(seen?._rev)
})

it('nobody can schedule more than they may publish', async () => {
  await using lake = await reviewLake([])
  const robot = lake.as('publisher')
  await edit(lake.as('ann'), { 'title.en': 'Place' })
  const rev = await edit(lake.as('translator'), { 'title.zhTW': '下單' })
  await request(lake.as('translator'), translator)
  const wish = (scheduledLanguages: Locale[]) =>
    schedule(lake.as('translator'), translator, rev, at(0), S, { scheduledLanguages })
  await expect(wish(['en'])).rejects.toThrow('may change only what lies under')
  await expect(wish(['en', 'zh-TW'])).rejects.toThrow('may change only what lies under')
  await wish(['zh-TW'])
  // A publish of more than was scheduled is refused as well, whoever calls the publisher.
  const draft = await robot.getDocument(DRAFT)
  const whole = { ...draft, _id: S, _type: 'page' }
  const all = robot.transaction().createOrReplace(whole).delete(DRAFT).delete(REVIEW)
  await expect(all.commit()).rejects.toThrow('the publisher')
  expect(await publishDue(robot)).toEqual({ published: [S], failed: [] })
  const seen = await robot.getDocument(S)
  expect(seen).toMatchObject({ title: { zhTW: '下單' } })
  expect(JSON.stringify(seen)).not.toContain('Place')
})

it('a scheduled publish assigns anchors to headings', async () => {
  await using lake = await reviewLake()
  const en = [headingOf({ _key: 'a', level: 2, text: 'Limits' })]
  await scheduled(lake, 0, { body: { _type: 'localeBody', en } })
  expect(await publishDue(lake.as('publisher'))).toEqual({ published: [S], failed: [] })
  const page = await lake.as('ann').getDocument(S)
  expect(page?.['body']).toMatchObject({ en: [{ _key: 'a', anchor: 'limits' }] })
})

it('a scheduled publish writes the redirect of a moved page', async () => {
  await using lake = await reviewLake()
  await scheduled(lake, 0, { 'path.current': 'v5/order/place' })
  expect(await publishDue(lake.as('publisher'))).toEqual({ published: [S], failed: [] })
  const redirect = await lake.as('ann').fetch('*[_type == "redirect"][0]{from, "to": to._ref}')
  expect(redirect).toEqual({ from: 'v5/order/create', to: S })
})

it('a scheduled publish without approval is refused by the site, where the lake knows no sections', async () => {
  await using lake = await reviewLake()
  // The scripts' token needs no second person, like any token on hosted Sanity.
  const hosted = lake.as('scripts')
  const rev = await edit(lake.as('ann'), { 'title.en': 'Mine' })
  await request(hosted, ann)
  await schedule(hosted, ann, rev, at(0))
  const { failed } = await publishDue(hosted)
  expect(failed).toEqual([{ id: S, reason: expect.stringContaining('nobody has approved') }])
  await approve(hosted, ben, rev)
  await hosted.patch(REVIEW).unset(['problem']).commit()
  expect(await publishDue(hosted)).toEqual({ published: [S], failed: [] })
})

it('a failed scheduled publish is reported to writers once, and waits for them', async () => {
  await using lake = await reviewLake()
  const [robot, writer] = [lake.as('publisher'), lake.as('ann')]
  await scheduled(lake, 0)
  const rev = await edit(writer, { 'title.en': 'Changed' })
  const { failed } = await publishDue(robot)
  expect(failed).toEqual([{ id: S, reason: expect.stringContaining('edited after') }])
  expect(await publishDue(robot)).toEqual({ published: [], failed: [] })
  expect(await review(writer)).toMatchObject({ problem: { text: failed[0]?.reason } })
  await approve(lake.as('ben'), ben, rev)
  await writer.patch(REVIEW).unset(['problem']).set({ scheduledRev: rev }).commit()
  expect(await publishDue(robot)).toEqual({ published: [S], failed: [] })
})

it('a scheduled publish reports what the lake refuses', async () => {
  await using lake = await reviewLake([])
  const [robot, writer] = [lake.as('publisher'), lake.as('ann')]
  const rev = await edit(writer, { 'title.en': 'Place' })
  await request(writer, ann)
  await schedule(writer, ann, rev, at(0))
  await lake
    .as('administrator')
    .patch('siteSettings')
    .set({ fourEyes: ['v5'] })
    .commit()
  await publishDue(robot)
  expect(await review(writer)).toMatchObject({
    problem: { text: expect.stringContaining('nobody has approved this draft') },
  })
})

it('reconciliation ends the review of a draft that was published or discarded', async () => {
  await using lake = await reviewLake()
  const writer = lake.as('ann')
  await edit(writer, { 'title.en': 'Place' })
  await request(writer, ann)
  await writer.delete(DRAFT)
  await publishDue(lake.as('publisher'))
  expect(await review(writer)).toBeUndefined()
})

it('a publish runs at its time, and later for those due while the lake was down', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const first = await reviewLake(['v5/order'], { dataDir })
  await scheduled(first, 0)
  const port = Number(new URL(first.url).port)
  const errors = vi.fn<(...words: unknown[]) => void>()
  await first.close()
  const stop = publishOnTime(first.as('publisher'), {
    everyMs: 20,
    log: { ...silent, error: errors },
  })
  try {
    await expect.poll(() => errors.mock.calls.length).toBe(1)
    await using again = await reviewLake([], { dataDir, port })
    await expect.poll(() => review(again.as('ann'))).toBeUndefined()
    expect(await again.as('ann').getDocument(S)).toMatchObject({ title: { en: 'Place' } })
    await scheduled(again, 200, { 'title.en': 'Again' })
    await expect
      .poll(async () => (await again.as('ann').getDocument(S))?.['title'])
      .toMatchObject({ en: 'Again' })
  } finally {
    stop()
    rmSync(dataDir, { recursive: true })
  }
})
