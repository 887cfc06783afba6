import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
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

test('database files are readable only by their owner, and contain no key', async () => {
  const server = await start()
  const admin = typesense(server.url)
  for (const key of keys) await admin.keys().create(key)
  expect(readdirSync(dataDir).toSorted()).toEqual(['search.db', 'search.db-shm', 'search.db-wal'])
  expect(modes()).toEqual(['700', '600', '600', '600'])
  for (const secret of [WRITER, READER, ADMIN_KEY]) expect(stored()).not.toContain(secret)
  await server.close()
})

test('a database with plain-text keys is refused, with the fix', async () => {
  mkdirSync(dataDir)
  const old = new DatabaseSync(join(dataDir, 'search.db'))
  old.exec('CREATE TABLE keys(id INTEGER PRIMARY KEY, value TEXT NOT NULL, body TEXT NOT NULL)')
  old.close()
  await expect(start()).rejects.toThrow('npm run sync-search')
})
