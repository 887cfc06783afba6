import { expect, it } from 'vitest'
import { testLake } from '../testing/test-lake.ts'
import { receiver } from '../testing/test-receiver.ts'

const secret = 'a secret of the test'
const documents = ({ got }: Awaited<ReturnType<typeof receiver>>) =>
  got.map(({ headers }) => headers['sanity-document-id'])

it('tells pages of every change while the search takes none, and the search again', async () => {
  await using site = await receiver()
  await using search = await receiver(503, 503, 503)
  await using lake = await testLake({
    webhook: { url: site.url, searchUrl: search.url, secret },
    delivery: { firstRetry: 60_000, longestRetry: 60_000 },
  })
  for (const title of ['one', 'two', 'three'])
    await lake.client('writer').createOrReplace({ _id: 'a', _type: 'page', title: { en: title } })
  await site.until(3)
  const { outbox } = lake.lake.webhooks
  await expect.poll(() => outbox.counts()).toMatchObject({ delivered: 3, pending: 3 })
  expect(search.got).toHaveLength(1)
})

it('tells the search what it was not told before the site was killed', async () => {
  await using site = await receiver()
  await using search = await receiver(503)
  const webhook = { url: site.url, searchUrl: search.url, secret }
  const { dataDir, ...first } = await testLake({ webhook, delivery: { firstRetry: 60_000 } })
  await first.client('writer').create({ _id: 'a', _type: 'page' })
  await expect
    .poll(() => first.lake.webhooks.outbox.list('pending', 9))
    .toMatchObject([{ documentId: 'a', attempts: 1 }])
  await first.close()
  await using _second = await testLake({ dataDir, webhook, delivery: { longestRetry: 1 } })
  expect((await search.until(2)).map(({ headers }) => headers['sanity-document-id'])).toEqual([
    'a',
    'a',
  ])
  expect(site.got).toHaveLength(1)
})

it('keeps room for the pages while the search answers nothing', async () => {
  await using site = await receiver()
  await using search = await receiver(...Array.from({ length: 20 }, () => () => {}))
  await using lake = await testLake({
    webhook: { url: site.url, searchUrl: search.url, secret },
  })
  const ids = Array.from({ length: 20 }, (_, at) => `page-${at}`)
  for (const _id of ids) await lake.client('writer').create({ _id, _type: 'page' })
  await site.until(ids.length)
  expect(documents(site).toSorted()).toEqual(ids.toSorted())
})
