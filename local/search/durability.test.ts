import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { ADMIN_KEY, typesense } from './testing.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'search-kill-'))
const running = new Set<ChildProcess>()

async function start(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [new URL('./main.ts', import.meta.url).pathname], {
    env: { NODE_ENV: 'test', SEARCH_PORT: '0', SEARCH_DATA: dataDir, SEARCH_ADMIN_KEY: ADMIN_KEY },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, url: JSON.parse(String(line)).url }
}

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

test('a kill -9 amid writes loses nothing that was acknowledged', async () => {
  const first = await start()
  const client = typesense(first.url)
  await client.collections().create({ name: 'notes', fields: [{ name: 'text', type: 'string' }] })
  await client.aliases().upsert('n', { collection_name: 'notes' })
  await client.keys().create({
    description: '',
    actions: ['documents:search'],
    collections: ['n'],
    value: 'kept-key',
  })
  const acknowledged: string[] = []
  const writes = Array.from({ length: 100 }, async (_, index) => {
    const id = `note-${index}`
    const documents = client.collections('notes').documents()
    if (index % 2) await documents.upsert({ id, text: `word${index}` })
    else await documents.import([{ id, text: `word${index}` }], { action: 'upsert' })
    acknowledged.push(id)
    if (acknowledged.length === 40) first.child.kill('SIGKILL')
  })
  await Promise.allSettled(writes)
  expect(acknowledged.length).toBeGreaterThanOrEqual(40)

  const second = await start()
  const after = typesense(second.url)
  const stored = await after.collections('notes').documents().export()
  const ids = new Set(stored.split('\n').map((line) => JSON.parse(line).id))
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  for (const id of acknowledged) {
    const found = await after
      .collections('n')
      .documents()
      .search({ q: `word${id.slice(5)}`, query_by: 'text', prefix: false }, {})
    expect(found.found, id).toBe(1)
  }
  const reader = typesense(second.url, 'kept-key')
  expect(await reader.collections('n').documents().search({ q: '*' }, {})).toMatchObject({
    found: ids.size,
  })
  second.child.kill('SIGTERM')
  expect(await once(second.child, 'exit')).toEqual([0, null])
})
