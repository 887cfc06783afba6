import { describe, expect, it } from 'vitest'
import { failure, testLake } from '../testing/test-lake.ts'
import { receiver } from '../testing/test-receiver.ts'

const big = (n: number) => ({ _id: `doc-${n}`, _type: 'page', text: 'x'.repeat(50_000) })

/** Statuses on which the Studio discards an edit; it retries after all others. */
const DROPPING = [400, 401, 402, 403, 404, 409, 410, 412, 413, 422]

describe('the lake on a full disk', () => {
  it('refuses writes with 507, keeps reading, and accepts writes again when there is space', async () => {
    await using lake = await testLake()
    const client = lake.client('writer')
    const { database } = lake.lake
    await client.create(big(0))
    const pages = Number(database.prepare('PRAGMA page_count').get()?.['page_count'])
    database.exec(`PRAGMA max_page_count = ${pages + 40}`)
    let written = 1
    const refusal = await failure(
      (async () => {
        for (; written < 100; written++) await client.create(big(written))
      })(),
    )
    expect(refusal).toMatchObject({ status: 507 })
    expect(DROPPING).not.toContain(refusal.status)
    expect(refusal.message).toContain('The disk that holds the lake is full')

    const both = client
      .transaction()
      .delete('doc-0')
      .create({ ...big(200), text: 'y'.repeat(900_000) })
    expect(await failure(both.commit())).toMatchObject({ status: 507 })
    expect(await client.getDocument('doc-0')).toMatchObject({ _id: 'doc-0' })
    expect(await client.fetch('count(*[_type == "page"])')).toBe(written)
    const rows = database.prepare('SELECT count(*) AS n FROM documents').get()
    expect(rows?.['n']).toBe(written)

    database.exec('PRAGMA max_page_count = 1073741823')
    await client.create(big(300))
    expect(await client.getDocument('doc-300')).toMatchObject({ _id: 'doc-300' })
  })

  it('sends a delivery that it cannot record, and repeats it later under the same key', async () => {
    let answer = () => {}
    await using site = await receiver((response) => {
      answer = () => response.writeHead(200).end()
    })
    await using lake = await testLake({
      webhook: { url: site.url, secret: 'secret' },
      delivery: { longestRetry: 50 },
    })
    const { database } = lake.lake
    await lake.client('writer').create({ _id: 'a', _type: 'page' })
    await site.until(1)
    // Triggers that refuse changes of one table simulate a disk on which only some writes fail.
    database.exec(
      "CREATE TEMP TRIGGER full BEFORE DELETE ON deliveries BEGIN SELECT RAISE(ABORT, 'full'); END",
    )
    answer()
    await site.until(2)
    database.exec('DROP TRIGGER full')
    await expect
      .poll(() => lake.lake.webhooks.outbox.counts())
      .toEqual({ pending: 0, delivered: 1, refused: 0 })
    expect(new Set(site.got.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })
})
