import { expect, it } from 'vitest'
import { failure, testLake } from '../testing/test-lake.ts'
import { receiver } from '../testing/test-receiver.ts'
import { Receivers } from './receivers.ts'

const HOOKS = '/hooks/projects/local'
const inner = ['http://127.0.0.1:9/hook', 'http://[::1]:9/hook', 'http://169.254.169.254/latest/']

it('the lake refuses a webhook to an inner address, on creation and on change', async () => {
  await using lake = await testLake({ webhookHosts: [] })
  const client = lake.client('administrator')
  const body = { name: 'Any', dataset: 'production' }
  for (const url of inner)
    expect(
      await failure(client.request({ method: 'POST', url: HOOKS, body: { ...body, url } })),
      url,
    ).toMatchObject({ status: 400, message: expect.stringContaining('LAKE_WEBHOOK_HOSTS') })
  const { id } = await client.request<{ id: string }>({
    method: 'POST',
    url: HOOKS,
    body: { ...body, url: 'https://receiver.exchange.example/hook' },
  })
  const change = { method: 'PATCH', url: `${HOOKS}/${id}`, body: { url: inner[0] } }
  expect(await failure(client.request(change))).toMatchObject({ status: 400 })
})

it('the lake reaches the site at the address in the environment, and at no other', async () => {
  await using site = await receiver()
  await using lake = await testLake({
    webhookHosts: [],
    webhook: { url: site.url, secret: 'secret' },
  })
  const client = lake.client('administrator')
  await client.create({ _id: 'a', _type: 'page' })
  await site.until(1)
  const url = site.url.replace('/hook', '/other')
  const body = { name: 'Any', dataset: 'production', url }
  expect(await failure(client.request({ method: 'POST', url: HOOKS, body }))).toMatchObject({
    status: 400,
  })
})

it('the lake stops calling an address that is no longer allowed, and says why', async () => {
  await using site = await receiver()
  const lake = await testLake()
  const body = { name: 'Any', dataset: 'production', url: site.url }
  await lake.client('administrator').request({ method: 'POST', url: HOOKS, body })
  await lake.close()
  await using again = await testLake({ dataDir: lake.dataDir, webhookHosts: [] })
  await again.client('writer').create({ _id: 'a', _type: 'page' })
  const { outbox } = again.lake.webhooks
  await expect.poll(() => outbox.counts()).toMatchObject({ refused: 1 })
  expect(outbox.list('dead', 1)).toMatchObject([
    { reason: expect.stringContaining('LAKE_WEBHOOK_HOSTS') },
  ])
  expect(site.got).toEqual([])
})

it('the lake accepts a host by name, with or without its port', () => {
  const receivers = new Receivers([], ['inner.example', '127.0.0.1:3000'])
  for (const url of ['http://inner.example:1/a', 'http://127.0.0.1:3000/b'])
    expect(receivers.wayTo(url)).toBeUndefined()
  expect(receivers.wayTo('https://hooks.example/')).toBeTypeOf('function')
  expect(() => receivers.wayTo('http://127.0.0.1:3001/b')).toThrow('LAKE_WEBHOOK_HOSTS')
})
