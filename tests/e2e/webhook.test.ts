// Needs the running stack: signed deliveries are sent to its site.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { encodeSignatureHeader } from '@sanity/webhook'
import { Client } from 'typesense'
import { describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { lakeAs, publish } from '../support/lake.ts'
import { html } from '../support/page.ts'
import { sendWebhook } from '../support/send-webhook.ts'
import { whileStopped } from '../support/stack-process.ts'
import { until } from '../support/until.ts'
import { waitForDeliveries } from '../support/wait-for-deliveries.ts'

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

/** The secret that the host's cron sends. */
const cronSecret = () =>
  z
    .object({ cronSecret: z.string() })
    .parse(JSON.parse(readFileSync(path.resolve('.data/test/secrets.json'), 'utf8'))).cronSecret

/** The search records for `q`, as JSON. */
async function found(q: string): Promise<string> {
  const search = new Client({ nodes: [{ url: stack.search }], apiKey: stack.searchKeys.search })
  const documents = search.collections(stack.searchCollections.en).documents()
  return JSON.stringify(await documents.search({ ...stack.searchParameters.en, q }, {}))
}

describe('the webhook', () => {
  it('ends with the newest text, however late, often and out of order deliveries arrive', async () => {
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
    // Each is signed at its own time, so that none is refused as a replay.
    const order = [last, first, second, first, last, second, first]
    const signatures = await Promise.all(
      order.map((each, at) =>
        encodeSignatureHeader(each, Date.now() - 1000 * at, stack.webhookSecret),
      ),
    )
    const answers = await Promise.all(
      order.flatMap((each, at) => [
        sendWebhook(stack, each, { signature: signatures[at] }),
        sendWebhook(stack, each, { signature: signatures[at] }, 'search'),
      ]),
    )
    expect(new Set(answers)).toEqual(new Set([200]))
    await waitForDeliveries(stack)
    expect(await html(page)).toContain(`${word} last`)
    const hits = await found(word)
    expect(hits).toContain(`${word} last`)
    for (const old of ['first', 'second']) expect(hits).not.toContain(`${word} ${old}`)
    await publish(writer, id, { title })
    await waitForDeliveries(stack)
  })

  it('invalidates pages while the search is down, however often a document is published', async () => {
    const writer = lakeAs(stack, 'writer')
    const id = 'page-v5-market-time'
    const title = (await writer.getDocument(id))?.['title']
    const word = `bilby${Date.now().toString(36)}`
    await waitForDeliveries(stack)
    await whileStopped('search', async () => {
      for (const count of ['first', 'second', 'last']) {
        await publish(writer, id, { 'title.en': `${word} ${count}` })
        await until(async () => (await html(page)).includes(`${word} ${count}`))
      }
    })
    await waitForDeliveries(stack)
    expect(await found(word)).toContain(`${word} last`)
    await publish(writer, id, { title })
    await waitForDeliveries(stack)
  })

  it('is repaired by the cron when it is lost, on pages and in the search', async () => {
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
    await waitForDeliveries(stack)
    // Rendered now, so that it is cached.
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
    await waitForDeliveries(stack)
  })
})
