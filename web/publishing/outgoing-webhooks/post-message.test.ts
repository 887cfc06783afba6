import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { receiver } from '../../../local/lake/testing/test-receiver.ts'
import { postMessage } from './post-message.ts'

const post = (address: string, hosts = ['127.0.0.1'], timeout = 2000) =>
  postMessage(address, { headers: { 'webhook-id': 'msg_a' }, body: '{"a":"甲"}', hosts, timeout })

it('postMessage sends the body exactly as signed', async () => {
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

it('postMessage times out when a receiver never answers', async () => {
  await using client = await receiver(() => {})
  await expect(post(client.url, undefined, 100)).rejects.toMatchObject({ name: 'TimeoutError' })
})

it('postMessage follows no redirect', async () => {
  await using inner = await receiver()
  await using client = await receiver((response) =>
    response.writeHead(302, { location: inner.url }).end(),
  )
  expect(await post(client.url)).toBe(302)
  expect(inner.got).toEqual([])
})

it('postMessage stops reading an endless response', async () => {
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
  // Bytes in the kernel's socket buffers at the time of the disconnect are never read.
  expect(sent).toBeLessThan(16 * 1024 * 1024)
})

it('postMessage connects to no internal host that is not listed', async () => {
  await using client = await receiver()
  const address = client.url.replace('http:', 'https:')
  await expect(post(address, [])).rejects.toThrow('CHANGES_WEBHOOK_HOSTS')
  await expect(post(address.replace('127.0.0.1', 'localhost'), [])).rejects.toThrow(
    'CHANGES_WEBHOOK_HOSTS',
  )
  await expect(post(client.url, [])).rejects.toThrow('starts with https://')
  expect(client.got).toEqual([])
})
