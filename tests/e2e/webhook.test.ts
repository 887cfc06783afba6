import { readFileSync } from 'node:fs'
import path from 'node:path'
import { encodeSignatureHeader } from '@sanity/webhook'
import { describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { delivered } from '../support/delivered.ts'
import { stamp } from '../support/page.ts'
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

async function send(payload: string, signature: string | undefined): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    ...(signature && { 'sanity-webhook-signature': signature }),
  }
  const response = await fetch(`${stack.site}/api/webhook`, {
    method: 'POST',
    headers,
    body: payload,
  })
  return response.status
}

const signed = (payload: string, secret = stack.webhookSecret, at = Date.now()) =>
  encodeSignatureHeader(payload, at, secret)

const line = z.object({ event: z.string(), id: z.string(), status: z.number() })

/** The webhooks of the site's log. */
function logged(): z.infer<typeof line>[] {
  const log = readFileSync(path.resolve('.data/test/logs/site.log'), 'utf8')
  return log
    .split('\n')
    .filter((text) => text.startsWith('{"time":') && text.endsWith('}'))
    .map((text) => line.parse(JSON.parse(text)))
    .filter(({ event }) => event === 'webhook')
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
    const after = await stamp(page)
    expect(after).not.toBe(before)
    expect(await send(body, signature)).toBe(409)
    expect(await stamp(page)).toBe(after)
  })
})
