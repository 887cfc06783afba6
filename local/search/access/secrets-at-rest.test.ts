import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSearchServer } from '../server.ts'
import { ADMIN_KEY, typesense } from '../testing/test-server.ts'

const WRITER = 'writers-key-of-the-tests'
const READER = 'readers-key-of-the-tests'
const base = { description: '', collections: ['.*'] }
const writer = { ...base, actions: ['documents:*', 'keys:list'], value: WRITER }
const reader = { ...base, actions: ['documents:search'], value: READER }
const keys = [writer, reader]

let folder: string
let dataDir: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-secrets-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true }))

const start = () => startSearchServer({ port: 0, dataDir, adminKey: ADMIN_KEY })
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
const modes = () => [
  mode(dataDir),
  ...readdirSync(dataDir).map((name) => mode(join(dataDir, name))),
]
const stored = () =>
  readdirSync(dataDir)
    .map((name) => readFileSync(join(dataDir, name), 'latin1'))
    .join('')

/** Every key does what it may, and is listed as hosted. */
async function useKeys(url: string): Promise<void> {
  const notes = (key: string) => typesense(url, key).collections('notes').documents()
  await notes(WRITER).upsert({ id: 'a', text: 'kline' })
  const scoped = typesense(url).keys().generateScopedSearchKey(READER, { filter_by: 'id:=a' })
  for (const key of [WRITER, READER, scoped])
    expect((await notes(key).search({ q: 'kline', query_by: 'text' }, {})).found).toBe(1)
  await expect(notes(READER).upsert({ id: 'b', text: '' })).rejects.toMatchObject({
    httpStatus: 401,
  })
  const unknown = typesense(url, `${WRITER}x`).keys().retrieve()
  await expect(unknown).rejects.toMatchObject({ httpStatus: 401 })
  const listed = (await typesense(url, WRITER).keys().retrieve()).keys
  expect(listed.map((key) => 'value_prefix' in key && key.value_prefix)).toEqual(['writ', 'read'])
  await expect(typesense(url).keys().create(writer)).rejects.toMatchObject({ httpStatus: 409 })
}

const collection = { name: 'notes', fields: [{ name: 'text', type: 'string' as const }] }

test('the files are the owner’s alone, and hold no key that may do more than search', async () => {
  const server = await start()
  const admin = typesense(server.url)
  await admin.collections().create(collection)
  for (const key of keys) await admin.keys().create(key)
  await useKeys(server.url)
  expect(readdirSync(dataDir).toSorted()).toEqual(['search.db', 'search.db-shm', 'search.db-wal'])
  expect(modes()).toEqual(['700', '600', '600', '600'])
  expect(stored()).not.toContain(WRITER)
  expect(stored()).not.toContain(ADMIN_KEY)
  await server.close()
})

test('the keys of an earlier version go on to work, and stay in no file', async () => {
  mkdirSync(dataDir)
  const old = new DatabaseSync(join(dataDir, 'search.db'))
  old.exec(`PRAGMA journal_mode = WAL;
    CREATE TABLE keys(id INTEGER PRIMARY KEY AUTOINCREMENT, value TEXT NOT NULL UNIQUE, body TEXT NOT NULL)`)
  const insert = old.prepare('INSERT INTO keys(value, body) VALUES (?, ?)')
  insert.run('a-key-that-was-deleted-since', '{}')
  old.exec('DELETE FROM keys')
  for (const { value, ...body } of keys)
    insert.run(value, JSON.stringify({ ...body, expires_at: 64723363199 }))
  chmodSync(join(dataDir, 'search.db'), 0o644)
  chmodSync(dataDir, 0o755)
  old.close()
  expect(stored()).toContain(WRITER)

  for (const attempt of ['first', 'second']) {
    const server = await start()
    if (attempt === 'first') await typesense(server.url).collections().create(collection)
    await useKeys(server.url)
    expect(modes()).toEqual(['700', '600', '600', '600'])
    expect(stored()).not.toContain(WRITER)
    expect(stored()).not.toContain('a-key-that-was-deleted-since')
    await server.close()
  }
})
