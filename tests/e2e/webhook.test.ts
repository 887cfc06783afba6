// Needs the running stack: signed messages reach the running site and its log.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { encodeSignatureHeader } from '@sanity/webhook'
import { Client } from 'typesense'
import { describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { delivered } from '../support/delivered.ts'
import { lakeAs, publish } from '../support/lake.ts'
import { html, stamp } from '../support/page.ts'
import { sendWebhook } from '../support/send-webhook.ts'
import { whileStopped } from '../support/stack-process.ts'
import { until } from '../support/until.ts'

const stack = inject('stack')
const page = `${stack.site}/v5/market/time`
const body = JSON.stringify({
  id: 'page-v5-market-time',
  type: 'page',
  operation: 'update',
  path: 'v5/market/time',
  pathBefore: 'v5/market/time',
  linkChanged: false,
})

const send = (payload: string, signature: string | undefined, of?: 'pages' | 'search') =>
  sendWebhook(stack, payload, { signature }, of)

const signed = (payload: string, secret = stack.webhookSecret, at = Date.now()) =>
  encodeSignatureHeader(payload, at, secret)

const line = z.object({ event: z.string(), id: z.string(), status: z.number() })

/** What the clock of a host bears. */
const cronSecret = () =>
  z
    .object({ cronSecret: z.string() })
    .parse(JSON.parse(readFileSync(path.resolve('.data/test/secrets.json'), 'utf8'))).cronSecret

/** The webhooks of the site's log. */
function logged(): z.infer<typeof line>[] {
  const log = readFileSync(path.resolve('.data/test/logs/site.log'), 'utf8')
  return log
    .split('\n')
    .filter((text) => text.startsWith('{"time":') && text.endsWith('}'))
    .map((text) => z.looseObject({ event: z.string() }).parse(JSON.parse(text)))
    .filter(({ event }) => event === 'webhook')
    .map((entry) => line.parse(entry))
}

/** The records that a reader's search for `q` finds, as JSON. */
async function found(q: string): Promise<string> {
  const search = new Client({ nodes: [{ url: stack.search }], apiKey: stack.searchKeys.search })
  const documents = search.collections(stack.searchCollections.en).documents()
  return JSON.stringify(await documents.search({ ...stack.searchParameters.en, q }, {}))
}

const refusals = () => logged().filter(({ status }) => status >= 400).length

describe('the webhook', () => {
  it('refuses what is not signed, wrongly signed, too old, too large or not JSON, and says so once each', async () => {
    await delivered(stack)
    const before = await stamp(page)
    const loggedBefore = refusals()
    expect(await send(body, undefined)).toBe(401)
    expect(await send(body, await signed(body, 'another secret'))).toBe(401)
    expect(await send(body, await signed(body, stack.webhookSecret, Date.now() - 3_600_000))).toBe(
      401,
    )
    const large = JSON.stringify({ id: 'x'.repeat(1024 * 1024) })
    expect(await send(large, await signed(large))).toBe(413)
    expect(await send('not json', await signed('not json'))).toBe(400)
    // What a process prints comes into its log a moment later.
    await until(async () => refusals() - loggedBefore >= 5)
    expect(refusals() - loggedBefore).toBe(5)
    expect(await stamp(page)).toBe(before)
  })

  it('is found in the log by the id that it came with', async () => {
    const id = `webhook-${Date.now()}`
    const response = await fetch(`${stack.site}/api/webhook`, {
      method: 'POST',
      headers: { 'x-request-id': id },
      body,
    })
    expect(response.headers.get('x-request-id')).toBe(id)
    await until(async () => logged().some((entry) => entry.id === id && entry.status === 401))
  })

  it('regenerates for a signed delivery, and refuses it when it is replayed', async () => {
    await delivered(stack)
    const before = await stamp(page)
    const signature = await signed(body)
    expect(await send(body, signature)).toBe(200)
    // The first that was begun while the answer was on its way is made once more.
    expect(await stamp(page)).not.toBe(before)
    const after = await stamp(page)
    expect(await send(body, signature)).toBe(409)
    expect(await stamp(page)).toBe(after)
  })

  it('ends with the newest words, however late, often and out of order it is told', async () => {
    const writer = lakeAs(stack, 'writer')
    const id = 'page-v5-market-time'
    const title = (await writer.getDocument(id))?.['title']
    const word = `mulgara${Date.now().toString(36)}`
    const told: string[] = []
    for (const count of ['first', 'second', 'last']) {
      await publish(writer, id, { 'title.en': `${word} ${count}` })
      const rev = (await writer.getDocument(id))?._rev
      told.push(JSON.stringify({ ...JSON.parse(body), rev, linkChanged: true }))
    }
    const [first = '', second = '', last = ''] = told
    // Each signed at its own time, so that none is refused as a replay.
    const order = [last, first, second, first, last, second, first]
    const signatures = await Promise.all(
      order.map((each, at) => signed(each, stack.webhookSecret, Date.now() - 1000 * at)),
    )
    const answers = await Promise.all(
      order.flatMap((each, at) => [
        send(each, signatures[at]),
        send(each, signatures[at], 'search'),
      ]),
    )
    expect(new Set(answers)).toEqual(new Set([200]))
    await delivered(stack)
    expect(await html(page)).toContain(`${word} last`)
    const hits = await found(word)
    expect(hits).toContain(`${word} last`)
    for (const old of ['first', 'second']) expect(hits).not.toContain(`${word} ${old}`)
    await publish(writer, id, { title })
    await delivered(stack)
  })

  it('makes pages stale while the search is down, however often a document is published', async () => {
    const writer = lakeAs(stack, 'writer')
    const id = 'page-v5-market-time'
    const title = (await writer.getDocument(id))?.['title']
    const word = `bilby${Date.now().toString(36)}`
    await delivered(stack)
    await whileStopped('search', async () => {
      for (const count of ['first', 'second', 'last']) {
        await publish(writer, id, { 'title.en': `${word} ${count}` })
        await until(async () => (await html(page)).includes(`${word} ${count}`))
      }
    })
    await delivered(stack)
    expect(await found(word)).toContain(`${word} last`)
    await publish(writer, id, { title })
    await delivered(stack)
  })

  it('that never came is made up for by the clock, on pages and in the search', async () => {
    const administrator = lakeAs(stack, 'administrator')
    const hooks = `/hooks/projects/${stack.projectId}`
    const deaf = async (isDisabledByUser: boolean) => {
      for (const hook of ['site', 'search'])
        await administrator.request({
          method: 'PATCH',
          url: `${hooks}/${hook}`,
          body: { isDisabledByUser },
        })
    }
    const id = 'page-v5-market-time'
    const title = (await administrator.getDocument(id))?.['title']
    const word = `quoll${Date.now().toString(36)}`
    await delivered(stack)
    // Made now, so that it is kept.
    await html(page)
    await deaf(true)
    await publish(administrator, id, { 'title.en': word })
    await deaf(false)
    expect(await html(page)).not.toContain(word)
    const answer = await fetch(`${stack.site}/api/reconcile?minutes=1&grace=0`, {
      headers: { authorization: `Bearer ${cronSecret()}` },
    })
    expect(await answer.json()).toMatchObject({ repaired: expect.arrayContaining([id]) })
    expect(await html(page)).toContain(word)
    expect(await found(word)).toContain(id)
    await publish(administrator, id, { title })
    await delivered(stack)
  })
})
