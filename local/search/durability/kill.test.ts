import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { kill, SearchProcesses } from '../testing/search-process.ts'
import { typesense } from '../testing/test-server.ts'

const note = (id: string) => ({ id, text: `word${id.replace(/\D/g, '')}` })

test('a kill -9 amid writes loses nothing that was acknowledged', async () => {
  using servers = new SearchProcesses()
  const first = await servers.start()
  const client = typesense(first.url)
  await client.collections().create({ name: 'notes', fields: [{ name: 'text', type: 'string' }] })
  await client.aliases().upsert('n', { collection_name: 'notes' })
  await client.synonymSets('s').upsert({ items: [{ id: 'i', synonyms: ['a', 'b'] }] })
  await client.keys().create({
    description: '',
    actions: ['documents:search'],
    collections: ['n'],
    value: 'kept-key',
  })
  const acknowledged: string[] = []
  const documents = client.collections('notes').documents()
  const writes = Array.from({ length: 100 }, async (_, index) => {
    const id = `note-${index}`
    await documents.import([note(id)], { action: 'upsert' })
    acknowledged.push(id)
    if (acknowledged.length === 40) await kill(first)
  })
  await Promise.allSettled(writes)
  expect(acknowledged.length).toBeGreaterThanOrEqual(40)

  const second = await servers.start()
  const after = typesense(second.url)
  const stored = await after.collections('notes').documents().export()
  const ids = new Set(stored.split('\n').map((line) => JSON.parse(line).id))
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  for (const id of acknowledged) {
    const found = await after
      .collections('n')
      .documents()
      .search({ q: note(id).text, query_by: 'text', prefix: false }, {})
    expect(found.found, id).toBe(1)
  }
  expect(await after.synonymSets().retrieve()).toMatchObject([{ name: 's', items: [{ id: 'i' }] }])
  const reader = typesense(second.url, 'kept-key')
  expect(await reader.collections('n').documents().search({ q: '*' }, {})).toMatchObject({
    found: ids.size,
  })
  second.child.kill('SIGTERM')
  expect(await once(second.child, 'exit')).toEqual([0, null])
})

test('a kill -9 amid a full import leaves the alias where it was, and all or nothing of the import', async () => {
  using servers = new SearchProcesses()
  const lines = Array.from({ length: 3000 }, (_, index) => JSON.stringify(note(`note-${index}`)))
  const schema = { fields: [{ name: 'text', type: 'string' as const }] }
  const first = await servers.start()
  const client = typesense(first.url)
  await client.collections().create({ ...schema, name: 'old' })
  await client
    .collections('old')
    .documents()
    .import([note('note-1')])
  await client.aliases().upsert('n', { collection_name: 'old' })
  await client.collections().create({ ...schema, name: 'new' })
  const whole = client.collections('new').documents().import(lines.join('\n'))
  const swapped = whole
    .then(() => client.aliases().upsert('n', { collection_name: 'new' }))
    .catch(() => undefined) // the server was killed before
  // The import is under way then, or just done.
  await sleep(150)
  await kill(first)
  await swapped

  const second = await servers.start()
  const after = typesense(second.url)
  const { collection_name } = await after.aliases('n').retrieve()
  const { num_documents } = await after.collections('new').retrieve()
  expect([0, lines.length]).toContain(num_documents)
  if (collection_name === 'new') expect(num_documents).toBe(lines.length)
  const documents = after.collections('n').documents()
  expect((await documents.search({ q: 'word1', query_by: 'text', prefix: false }, {})).found).toBe(
    1,
  )
  // It goes on as if nothing had been.
  await after.collections('new').documents().import(lines.join('\n'), { action: 'upsert' })
  await after.aliases().upsert('n', { collection_name: 'new' })
  expect(
    (await documents.search({ q: 'word2999', query_by: 'text', prefix: false }, {})).found,
  ).toBe(1)
})
