import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

it('the search on a full disk refuses a write with 507, rolls it back, and accepts it when there is space', async () => {
  // Each connection has its own limit, and the server's connection is not accessible.
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec')
  onTestFinished(() => exec.mockRestore())
  const server = await startTestServer()
  onTestFinished(() => server.stop())
  const file = join(server.dataDir, 'search.db')
  const db = exec.mock.contexts.find(
    (each) => each instanceof DatabaseSync && each.location() === file,
  )
  if (!(db instanceof DatabaseSync)) throw new Error('The server opened no database.')
  const notes = { name: 'notes', fields: [{ name: 'text', type: 'string' as const }] }
  await server.client.collections().create(notes)
  const pages = Number(db.prepare('PRAGMA page_count').get()?.['page_count'])
  db.exec(`PRAGMA max_page_count = ${pages + 20}`)
  const lines = Array.from({ length: 40 }, () => JSON.stringify({ text: 'x'.repeat(5000) }))
  const write = () => server.fetch('/collections/notes/documents/import', 'POST', lines.join('\n'))
  expect(await write()).toEqual({
    status: 507,
    body: { message: expect.stringContaining('is full') },
  })
  const count = async () => (await server.client.collections('notes').retrieve()).num_documents
  expect(await count()).toBe(0)
  db.exec('PRAGMA max_page_count = 1073741823')
  expect((await write()).status).toBe(200)
  expect(await count()).toBe(lines.length)
})
