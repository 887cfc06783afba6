import { expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const schema = { fields: [{ name: 'text', type: 'string' as const }] }

async function withServer(
  run: (server: Awaited<ReturnType<typeof startTestServer>>) => Promise<void>,
): Promise<void> {
  const server = await startTestServer()
  try {
    await run(server)
  } finally {
    await server.stop()
  }
}

test('searches are answered while a long import runs, and see all of it or nothing', () =>
  withServer(async ({ client }) => {
    await client.collections().create({ ...schema, name: 'notes' })
    const notes = client.collections('notes').documents()
    await notes.import([{ text: 'kept' }])
    const lines = Array.from({ length: 4000 }, (_, index) => `{"text":"kept word${index}"}`)
    let running = true
    const imported = notes.import(lines.join('\n')).finally(() => {
      running = false
    })
    const found: number[] = []
    while (running)
      found.push((await notes.search({ q: 'kept', query_by: 'text', per_page: 1 }, {})).found)
    await imported
    expect(found.filter((count) => count === 1).length).toBeGreaterThan(2)
    expect(found.filter((count) => count !== 1 && count !== lines.length + 1)).toEqual([])
    expect((await notes.search({ q: 'kept', query_by: 'text' }, {})).found).toBe(lines.length + 1)
  }))

test('a name has a collection at every moment while it is given to another', () =>
  withServer(async ({ client }) => {
    for (const name of ['one', 'two']) {
      await client.collections().create({ ...schema, name })
      await client
        .collections(name)
        .documents()
        .import([{ text: name }])
    }
    await client.aliases().upsert('notes', { collection_name: 'one' })
    let swapping = true
    const swaps = (async () => {
      for (let each = 0; each < 40; each++)
        await client.aliases().upsert('notes', { collection_name: each % 2 ? 'one' : 'two' })
      swapping = false
    })()
    const notes = client.collections('notes').documents()
    const found = new Set<number>()
    while (swapping) found.add((await notes.search({ q: '*' }, {})).found)
    await swaps
    expect(found).toEqual(new Set([1]))
  }))

test('a word is corrected to one that was indexed a moment ago', () =>
  withServer(async ({ client }) => {
    await client.collections().create({ ...schema, name: 'notes' })
    const notes = client.collections('notes').documents()
    await notes.import([{ text: 'kline' }])
    const find = async (q: string) => (await notes.search({ q, query_by: 'text' }, {})).found
    expect(await find('klien')).toBe(1)
    await notes.import([{ text: 'leverage' }])
    expect(await find('levreage')).toBe(1)
    await notes.delete({ filter_by: 'text:leverage' })
    expect(await find('levreage')).toBe(0)
  }))

test('a write that was begun is done before the server ends', async () => {
  const server = await startTestServer()
  await server.client.collections().create({ ...schema, name: 'notes' })
  const lines = Array.from({ length: 5000 }, (_, index) => `{"text":"word${index}"}`)
  const imported = server.client.collections('notes').documents().import(lines.join('\n'))
  const pending = async () => (await server.client.stats.retrieve()).pending_write_batches
  await expect.poll(pending, { interval: 1, timeout: 10_000 }).toBe(1)
  await server.stop()
  expect((await imported).split('\n')).toHaveLength(lines.length)
})
