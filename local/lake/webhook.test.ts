import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testLake } from './testing/test-lake.ts'
import { bodies, receiver } from './testing/test-receiver.ts'

const secret = 'a secret of the test'

const page = (title: string, path: string, _id = 'a') => ({
  _id,
  _type: 'page',
  title: { en: title },
  path: { current: path },
})

const hook = (url: string) => ({
  type: 'document' as const,
  name: 'Test',
  description: null,
  url,
  dataset: 'production',
  rule: { on: ['create' as const, 'update' as const], filter: null, projection: '{_id, n}' },
  apiVersion: 'v2025-02-19',
  httpMethod: 'POST' as const,
  includeDrafts: false,
  includeAllVersions: false,
  headers: {},
  secret: null,
  isDisabledByUser: false,
})

describe("the site's webhook", () => {
  it('delivers published documents with the changed fields', async () => {
    await using site = await receiver()
    await using lake = await testLake({ webhook: { url: site.url, secret } })
    const client = lake.client('writer')
    await client.create({ ...page('A', 'v5/a'), _id: 'drafts.a' })
    const made = await client.create(page('A', 'v5/a'))
    await client.patch('a').set({ other: 1 }).commit()
    await client.patch('a').set({ 'path.current': 'v5/b' }).commit()
    await client.delete('a')
    const got = await site.until(4)
    const [first, second, third, fourth] = bodies(got)
    expect(first).toEqual({
      id: 'a',
      type: 'page',
      rev: made._rev,
      operation: 'create',
      path: 'v5/a',
      pathBefore: null,
      linkChanged: true,
      ...{ sections: null, sectionsBefore: null, pages: null, pagesBefore: null },
      ...{ date: null, dateBefore: null, subjects: null, subjectsBefore: null },
    })
    expect(second).toMatchObject({ operation: 'update', linkChanged: false })
    expect(third).toMatchObject({ path: 'v5/b', pathBefore: 'v5/a', linkChanged: true })
    expect(fourth).toMatchObject({ operation: 'delete', id: 'a', type: 'page', pathBefore: 'v5/b' })
  })

  it('delivers the pages, subjects and date that a document names now and named before', async () => {
    await using site = await receiver()
    await using lake = await testLake({ webhook: { url: site.url, secret } })
    const client = lake.client('writer')
    const to = (id: string) => [{ _key: id, _ref: id, _type: 'reference', _weak: true }]
    const about = (id: string) => [
      { _key: id, subject: { _ref: id, _type: 'reference', _weak: true } },
    ]
    const [before, after] = ['one', 'two'].map((id) => ({
      ...{ sections: to(id), pages: to(id), changes: about(`${id}-subject`), date: `${id}-day` },
    }))
    await client.create({ _id: 'a', _type: 'changelogEntry', ...before })
    await client
      .patch('a')
      .set({ ...after })
      .commit()
    await client.delete('a')
    const [one, two] = [['one'], ['two']]
    expect(bodies(await site.until(3))).toMatchObject([
      {
        ...{ operation: 'create', sections: one, sectionsBefore: null },
        ...{ pages: one, pagesBefore: null, subjects: ['one-subject'], subjectsBefore: null },
        ...{ date: 'one-day', dateBefore: null },
      },
      {
        ...{ operation: 'update', sections: two, sectionsBefore: one, pages: two },
        ...{ pagesBefore: one, subjects: ['two-subject'], subjectsBefore: ['one-subject'] },
        ...{ date: 'two-day', dateBefore: 'one-day' },
      },
      {
        ...{ operation: 'delete', sectionsBefore: two, pagesBefore: two, dateBefore: 'two-day' },
        subjectsBefore: ['two-subject'],
      },
    ])
  })

  it('takes address and secret from the environment, and its rule from the lake', async () => {
    await using site = await receiver()
    const first = await testLake({ webhook: { url: 'http://127.0.0.1:9/', secret: 'old' } })
    const [stored] = first.lake.webhooks.hooks.list()
    if (!stored) throw new Error("The site's webhook is not there")
    const rule = { ...stored.rule, projection: '{"only": _id}' }
    first.lake.webhooks.hooks.update(stored, { ...stored, rule })
    await first.close()
    const { dataDir } = first
    const second = await testLake({ dataDir, webhook: { url: site.url, secret } })
    await second.client('writer').create(page('A', 'v5/a'))
    expect(bodies(await site.until(1))).toEqual([{ only: 'a' }])
    await expect.poll(() => second.lake.webhooks.outbox.counts().delivered).toBe(1)
    await second.close()
    await using asleep = await testLake({ dataDir })
    await asleep.client('writer').create(page('B', 'v5/b', 'b'))
    expect(asleep.lake.webhooks.outbox.counts()).toEqual({ pending: 0, delivered: 1, refused: 0 })
  })

  it('delivers every change to the site while the search fails, and retries the search', async () => {
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

  it('delivers to the site while the search does not answer', async () => {
    await using site = await receiver()
    await using search = await receiver(...Array.from({ length: 20 }, () => () => {}))
    await using lake = await testLake({
      webhook: { url: site.url, searchUrl: search.url, secret },
    })
    const ids = Array.from({ length: 20 }, (_, at) => `page-${at}`)
    for (const _id of ids) await lake.client('writer').create({ _id, _type: 'page' })
    await site.until(ids.length)
    expect(site.got.map(({ headers }) => headers['sanity-document-id']).toSorted()).toEqual(
      ids.toSorted(),
    )
  })
})

describe('a delivery', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is repeated in order under the same key until it is received', async () => {
    await using site = await receiver(500, 429)
    await using lake = await testLake({ webhook: { url: site.url, secret } })
    const client = lake.client('writer')
    await client.create(page('A', 'v5/a'))
    await client.delete('a')
    const got = await site.until(4)
    const operations = got.map(({ headers }) => headers['sanity-operation'])
    expect(operations).toEqual(['create', 'create', 'create', 'delete'])
    expect(new Set(got.slice(0, 3).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    const signatures = got.map(({ headers }) => headers[SIGNATURE_HEADER_NAME])
    expect(new Set(signatures).size).toBe(4)
  })

  it('that waits delays only later ones about the same document', async () => {
    const refuseA = Array.from({ length: 12 }, () => 500)
    await using failing = await receiver(...refuseA)
    await using lake = await testLake({ delivery: { firstRetry: 60_000, longestRetry: 60_000 } })
    lake.lake.webhooks.hooks.create(hook(failing.url), 'administrator')
    const client = lake.client('writer')
    for (let n = 0; n < 12; n++) await client.create({ _id: `stuck-${n}`, _type: 'page', n })
    await failing.until(12)
    await client.patch('stuck-0').set({ n: 100 }).commit()
    await client.create({ _id: 'free', _type: 'page', n: 200 })
    const got = await failing.until(13)
    expect(bodies(got).at(-1)).toEqual({ _id: 'free', n: 200 })
  })

  it('becomes a dead letter after a 4xx answer, and after the last attempt', async () => {
    await using site = await receiver(404, 500, 500, 500)
    await using lake = await testLake({
      webhook: { url: site.url, secret },
      delivery: { firstRetry: 1, longestRetry: 1, maxAttempts: 3 },
    })
    const { outbox } = lake.lake.webhooks
    await lake.client('writer').create(page('A', 'v5/a', 'gone'))
    await expect.poll(() => outbox.counts().refused).toBe(1)
    await lake.client('writer').create(page('A', 'v5/a', 'failing'))
    await expect.poll(() => outbox.counts().refused).toBe(2)
    expect(site.got).toHaveLength(4)
    expect(outbox.list('dead', 10)).toMatchObject([
      { documentId: 'failing', attempts: 3, lastStatus: 500, reason: '500 answer 500' },
      { documentId: 'gone', attempts: 1, lastStatus: 404 },
    ])
  })

  it('becomes a dead letter after the longest trying time, with any number of attempts', async () => {
    await using site = await receiver(...Array.from({ length: 50 }, () => 503))
    await using lake = await testLake({
      webhook: { url: site.url, secret },
      // On a busy machine, an attempt takes tens of ms.
      delivery: { firstRetry: 50, longestRetry: 50, longestTrying: 1000 },
    })
    const { outbox } = lake.lake.webhooks
    await lake.client('writer').create(page('A', 'v5/a'))
    await expect.poll(() => outbox.counts().refused).toBe(1)
    expect(site.got.length).toBeGreaterThan(1)
    expect(site.got.length).toBeLessThan(50)
  })

  it('stays a dead letter until the same receiver receives a newer one about its document', async () => {
    await using site = await receiver(422, 422, 200)
    await using other = await receiver(200, 200, 422)
    await using lake = await testLake({ webhook: { url: site.url, secret } })
    const client = lake.client('writer')
    const { hooks, outbox } = lake.lake.webhooks
    const { id } = hooks.create(hook(other.url), 'administrator')
    await client.create(page('A', 'v5/a'))
    await client.create(page('B', 'v5/b', 'b'))
    await expect.poll(() => outbox.counts()).toMatchObject({ pending: 0, refused: 2 })
    await client.patch('a').set({ n: 1 }).commit()
    await expect.poll(() => outbox.counts()).toMatchObject({ pending: 0, refused: 2 })
    expect(outbox.list('dead', 10)).toMatchObject([
      { documentId: 'a', hookId: id },
      { documentId: 'b', hookId: 'site' },
    ])
  })

  it('times out without an answer, and is retried', async () => {
    await using site = await receiver(() => {})
    await using lake = await testLake({
      webhook: { url: site.url, secret },
      delivery: { timeout: 50, firstRetry: 1 },
    })
    await lake.client('writer').create(page('A', 'v5/a'))
    await site.until(2)
    await expect.poll(() => lake.lake.webhooks.outbox.counts().delivered).toBe(1)
  })

  it('does not follow redirects', async () => {
    await using site = await receiver((response) => {
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    await using lake = await testLake({ webhook: { url: site.url, secret } })
    await lake.client('writer').create(page('A', 'v5/a'))
    await expect.poll(() => lake.lake.webhooks.outbox.counts().refused).toBe(1)
    expect(site.got).toHaveLength(1)
  })

  it('whose rule fails becomes a dead letter, and the edit is kept', async () => {
    await using site = await receiver()
    await using lake = await testLake()
    const broken = {
      ...hook(site.url),
      rule: { ...hook('').rule, projection: 'geo::latLng(1, 2)' },
    }
    lake.lake.webhooks.hooks.create(broken, 'administrator')
    await lake.client('writer').create(page('A', 'v5/a'))
    expect(await lake.client('writer').getDocument('a')).toMatchObject({ _id: 'a' })
    const [dead] = lake.lake.webhooks.outbox.list('dead', 10)
    expect(dead?.reason).toContain('cannot be evaluated')
  })

  it('is sent after a restart, also when the clock has gone back a day', async () => {
    await using site = await receiver()
    const { dataDir, ...first } = await testLake({
      webhook: { url: 'http://127.0.0.1:9/closed', secret },
      delivery: { firstRetry: 10_000 },
    })
    await first.client('writer').create(page('A', 'v5/a'))
    await expect.poll(() => first.lake.webhooks.outbox.list('pending', 1)[0]?.attempts).toBe(1)
    await first.close()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 24 * 3_600_000 })
    await using second = await testLake({ dataDir, webhook: { url: site.url, secret } })
    await site.until(1)
    await expect
      .poll(() => second.lake.webhooks.outbox.counts())
      .toEqual({ pending: 0, delivered: 1, refused: 0 })
  })
})
