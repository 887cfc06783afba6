// Needs the running stack: two processes of the site share their changes.
// @module-tag nightly
import { encodeSignatureHeader } from '@sanity/webhook'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Instance, startInstance } from '../support/instance.ts'
import { lakeAs, publish } from '../support/lake.ts'
import { html } from '../support/page.ts'
import { standInRedis, type TestRedis } from '../support/redis.ts'
import { until } from '../support/until.ts'
import { waitForDeliveries } from '../support/wait-for-deliveries.ts'

const stack = inject('stack')
const id = 'page-v5-market-insurance'
const page = 'v5/market/insurance'
const lake = lakeAs(stack, 'administrator')
const original = lake.getDocument(id)

describe('two instances with one Redis', () => {
  let redis: TestRedis
  let first: Instance
  let second: Instance

  beforeAll(async () => {
    await original
    redis = await standInRedis()
    const start = () => startInstance(stack, { REDIS_URL: redis.url })
    ;[first, second] = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    await Promise.all([first.stop(), second.stop()])
    await redis.down()
    await publish(lake, id, { title: (await original)?.['title'] })
  })

  /** Publishes a title; the lake's webhook reaches only the stack's own site. */
  async function retitle(title: string): Promise<void> {
    await publish(lake, id, { 'title.en': title })
    await waitForDeliveries(stack)
  }

  /** The first instance's status for a webhook. */
  async function webhook(): Promise<number> {
    const of = { id, type: 'page', operation: 'update', path: page, pathBefore: page }
    const body = JSON.stringify(of)
    const signature = await encodeSignatureHeader(body, Date.now(), stack.webhookSecret)
    const headers = { 'sanity-webhook-signature': signature }
    const answer = await fetch(`${first.site}/api/webhook`, { method: 'POST', headers, body })
    return answer.status
  }

  const says = async ({ site }: Instance, words: string) =>
    (await html(`${site}/${page}`)).includes(words)
  const bothSay = async (words: string) => (await says(first, words)) && (await says(second, words))

  it('share a webhook that reaches one of them', async () => {
    expect(await bothSay('Numbats')).toBe(false)
    await retitle('Numbats')
    expect(await says(second, 'Numbats')).toBe(false)
    expect(await webhook()).toBe(200)
    await until(() => bothSay('Numbats'))
  })

  it('continue without Redis, and ask for the webhook again until Redis is back', async () => {
    await redis.down()
    await retitle('Quokkas')
    expect(await webhook()).toBe(503)
    await until(() => says(first, 'Quokkas'))
    expect(await says(second, 'Numbats')).toBe(true)
    await redis.up()
    await until(async () => (await webhook()) === 200)
    await until(() => says(second, 'Quokkas'))
  })

  it('let one that starts later rerender pages changed since its build', async () => {
    await second.stop()
    await retitle('Wombats')
    expect(await webhook()).toBe(200)
    second = await startInstance(stack, { REDIS_URL: redis.url })
    await until(() => says(second, 'Wombats'))
  })
})
