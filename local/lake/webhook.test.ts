import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isValidSignature } from '@sanity/webhook'
import { describe, expect, it } from 'vitest'
import { testLake } from './testing.ts'

const secret = 'a secret of the test'

/** A receiver that answers with the given statuses in turn, then with 200. */
async function receiver(...statuses: number[]) {
  const got: { headers: IncomingHttpHeaders; body: string }[] = []
  let wake = () => {}
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
    got.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(statuses.shift() ?? 200).end()
    wake()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    async until(count: number) {
      while (got.length < count) await new Promise<void>((resolve) => (wake = resolve))
      return got
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const page = (title: string, path: string) => ({
  _id: 'a',
  _type: 'page',
  title: { en: title },
  path: { current: path },
})

describe('the webhook', () => {
  it('tells of published documents, signed, with what changed', async () => {
    await using site = await receiver()
    await using lake = await testLake({ webhook: { url: site.url, secret } })
    const client = lake.client('writer')
    await client.create({ ...page('A', 'v5/a'), _id: 'drafts.a' })
    const made = await client.create(page('A', 'v5/a'))
    await client.patch('a').set({ other: 1 }).commit()
    await client
      .patch('a')
      .set({ path: { current: 'v5/b' } })
      .commit()
    await client.delete('a')
    const got = await site.until(4)
    const bodies = got.map(({ body }) => JSON.parse(body) as unknown)
    expect(bodies[0]).toEqual({
      id: 'a',
      type: 'page',
      rev: made._rev,
      operation: 'create',
      path: 'v5/a',
      pathBefore: null,
      linkChanged: true,
    })
    expect(bodies[1]).toMatchObject({ operation: 'update', linkChanged: false })
    expect(bodies[2]).toMatchObject({ path: 'v5/b', pathBefore: 'v5/a', linkChanged: true })
    expect(bodies[3]).toMatchObject({
      operation: 'delete',
      id: 'a',
      type: 'page',
      pathBefore: 'v5/b',
    })
    for (const { headers, body } of got) {
      expect(
        await isValidSignature(body, String(headers['sanity-webhook-signature']), secret),
      ).toBe(true)
    }
    expect(got[0]?.headers).toMatchObject({
      'sanity-operation': 'create',
      'sanity-document-id': 'a',
      'sanity-transaction-id': made._rev,
      'sanity-project-id': 'local',
    })
  })

  it('is sent again until it is taken, in order, each time under the same key', async () => {
    await using site = await receiver(500, 429)
    await using lake = await testLake({ webhook: { url: site.url, secret } })
    const client = lake.client('writer')
    await client.create(page('A', 'v5/a'))
    await client.delete('a')
    const got = await site.until(4)
    expect(got.map(({ headers }) => headers['sanity-operation'])).toEqual([
      'create',
      'create',
      'create',
      'delete',
    ])
    expect(new Set(got.slice(0, 3).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  it('goes on after a restart with what was not delivered', async () => {
    await using site = await receiver()
    const webhook = { url: 'http://127.0.0.1:9/closed', secret }
    const first = await testLake({ webhook })
    await first.client('writer').create(page('A', 'v5/a'))
    await first.close()
    await using second = await testLake({
      dataDir: first.dataDir,
      webhook: { url: site.url, secret },
    })
    await site.until(1)
    await expect
      .poll(() => second.lake.webhooks.outbox.counts())
      .toEqual({ pending: 0, delivered: 1, refused: 0 })
  })
})
