import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kill, SearchProcesses } from '../testing/search-process.ts'
import { typesense } from '../testing/test-server.ts'

const note = (id: string) => ({ id, text: `word${id.replace(/\D/g, '')}` })

test('a kill -9 during writes loses no acknowledged document', async () => {
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

test('a damaged database is refused, with the fix', async () => {
  using servers = new SearchProcesses()
  const first = await servers.start()
  const fields = [{ name: 'text', type: 'string' as const }]
  await typesense(first.url).collections().create({ name: 'notes', fields })
  first.child.kill('SIGTERM')
  await once(first.child, 'exit')
  const file = join(servers.dataDir, 'search.db')
  const bytes = readFileSync(file)
  bytes.fill(0x5a, 4096, 3 * 4096)
  writeFileSync(file, bytes)
  const { url, words } = await servers.start()
  expect(url).toBe('')
  expect(words()).toContain('search.db is damaged')
  expect(words()).toContain('npm run sync-search')
})
