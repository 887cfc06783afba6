import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { receiver } from '../../../local/lake/testing/test-receiver.ts'
import { postMessage } from './post-message.ts'

const post = (address: string, hosts = ['127.0.0.1'], timeout = 2000) =>
  postMessage(address, { headers: { 'webhook-id': 'msg_a' }, body: '{"a":"甲"}', hosts, timeout })

it('posts the body as it was signed', async () => {
  await using client = await receiver(204)
  expect(await post(client.url)).toBe(204)
  expect(client.got).toMatchObject([
    {
      method: 'POST',
      body: '{"a":"甲"}',
      headers: { 'webhook-id': 'msg_a', 'content-type': 'application/json' },
    },
  ])
})

it('does not wait for one that never answers', async () => {
  await using client = await receiver(() => {})
  await expect(post(client.url, undefined, 100)).rejects.toMatchObject({ name: 'TimeoutError' })
})

it('follows no redirect', async () => {
  await using inner = await receiver()
  await using client = await receiver((response) =>
    response.writeHead(302, { location: inner.url }).end(),
  )
  expect(await post(client.url)).toBe(302)
  expect(inner.got).toEqual([])
})

it('reads no more than a little of an answer without an end', async () => {
  let sent = 0
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const endless = (response: ServerResponse) => {
    response.on('close', resolve).writeHead(500)
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(1024))) sent += 1024
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }
  await using client = await receiver(endless)
  expect(await post(client.url)).toBe(500)
  await closed
  // What the system keeps on the way to a reader who has gone is not read.
  expect(sent).toBeLessThan(16 * 1024 * 1024)
})

it('connects to nobody who is not listed', async () => {
  await using client = await receiver()
  const address = client.url.replace('http:', 'https:')
  await expect(post(address, [])).rejects.toThrow('CHANGES_WEBHOOK_HOSTS')
  await expect(post(address.replace('127.0.0.1', 'localhost'), [])).rejects.toThrow(
    'CHANGES_WEBHOOK_HOSTS',
  )
  await expect(post(client.url, [])).rejects.toThrow('starts with https://')
  expect(client.got).toEqual([])
})
