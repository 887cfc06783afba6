import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
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
  it('tells of published documents, signed, with what changed', async () => {
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
    for (const { headers, body } of got) {
      const signature = String(headers[SIGNATURE_HEADER_NAME])
      expect(await isValidSignature(body, signature, secret)).toBe(true)
    }
  })

  it('tells beside which pages an announcement shows and showed', async () => {
    await using site = await receiver()
    await using lake = await testLake({ webhook: { url: site.url, secret } })
    const client = lake.client('writer')
    const beside = (id: string) => [{ _key: id, _ref: id, _type: 'reference', _weak: true }]
    await client.create({ _id: 'a', _type: 'announcement', sections: beside('one') })
    await client
      .patch('a')
      .set({ sections: beside('two') })
      .commit()
    await client.delete('a')
    expect(bodies(await site.until(3))).toMatchObject([
      { operation: 'create', sections: ['one'], sectionsBefore: null },
      { operation: 'update', sections: ['two'], sectionsBefore: ['one'] },
      { operation: 'delete', sectionsBefore: ['two'] },
    ])
  })

  it('tells which pages an entry of the changelog names and named, what it is about, and its day', async () => {
    await using site = await receiver()
    await using lake = await testLake({ webhook: { url: site.url, secret } })
    const client = lake.client('writer')
    const pages = (id: string) => [{ _key: id, _ref: id, _type: 'reference', _weak: true }]
    const subject = { _ref: 'enum-side', _type: 'reference', _weak: true }
    const changes = [{ _key: 'c', _type: 'apiChange', subject }]
    const entry = { _id: 'a', _type: 'changelogEntry', date: '2026-11-20', changes }
    await client.create({ ...entry, pages: pages('one') })
    await client
      .patch('a')
      .set({ date: '2026-11-21', pages: pages('two') })
      .commit()
    await client.delete('a')
    expect(bodies(await site.until(3))).toMatchObject([
      {
        ...{ operation: 'create', date: '2026-11-20', pages: ['one'], pagesBefore: null },
        ...{ subjects: ['enum-side'], subjectsBefore: null },
      },
      {
        ...{ operation: 'update', date: '2026-11-21', dateBefore: '2026-11-20' },
        ...{ pages: ['two'], pagesBefore: ['one'] },
      },
      { operation: 'delete', dateBefore: '2026-11-21', pagesBefore: ['two'] },
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
})

describe('a delivery', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is sent again until it is taken, in order, each time under the same key', async () => {
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

  it('that waits holds up nothing but later ones about the same document', async () => {
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

  it('becomes a dead letter at an answer of the 400s, and after the last attempt', async () => {
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

  it('becomes one when it was tried for long, however seldom', async () => {
    await using site = await receiver(...Array.from({ length: 50 }, () => 503))
    await using lake = await testLake({
      webhook: { url: site.url, secret },
      // A busy machine needs tens of ms for one attempt.
      delivery: { firstRetry: 50, longestRetry: 50, longestTrying: 1000 },
    })
    const { outbox } = lake.lake.webhooks
    await lake.client('writer').create(page('A', 'v5/a'))
    await expect.poll(() => outbox.counts().refused).toBe(1)
    expect(site.got.length).toBeGreaterThan(1)
    expect(site.got.length).toBeLessThan(50)
  })

  it('is a dead letter until a newer one about its document is taken by the same receiver', async () => {
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

  it('is given up when no answer comes in time, and tried again', async () => {
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

  it('whose rule fails is a dead letter, and the edit is kept', async () => {
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

  it('goes out after a restart, also when the clock has gone back a year', async () => {
    await using site = await receiver()
    const { dataDir, ...first } = await testLake({
      webhook: { url: 'http://127.0.0.1:9/closed', secret },
      delivery: { firstRetry: 10_000 },
    })
    await first.client('writer').create(page('A', 'v5/a'))
    await expect.poll(() => first.lake.webhooks.outbox.list('pending', 1)[0]?.attempts).toBe(1)
    await first.close()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 365 * 24 * 3_600_000 })
    await using second = await testLake({ dataDir, webhook: { url: site.url, secret } })
    await site.until(1)
    await expect
      .poll(() => second.lake.webhooks.outbox.counts())
      .toEqual({ pending: 0, delivered: 1, refused: 0 })
  })
})
