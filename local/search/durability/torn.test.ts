import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStore } from '../routes/store.ts'
import { openDatabase, transaction } from '../store/database.ts'
import { removeRows, writeDocument } from '../store/documents.ts'
import { SearchProcesses } from '../testing/search-process.ts'

const WRITES = 20
const CUTS = 40
const folder = mkdtempSync(join(tmpdir(), 'search-torn-'))
/** Bytes of the log after each write, the first being those before them. */
const sizes: number[] = []
let wal = Buffer.alloc(0)

/** Writes, of which the log alone knows; what is on the disk then is kept in `folder`. */
beforeAll(() => {
  const dataDir = mkdtempSync(join(tmpdir(), 'search-whole-'))
  const db = openDatabase(dataDir)
  const { collections } = createStore(db, 'unused-key', 0)
  const collection = collections.create({
    name: 'notes',
    fields: [{ name: 'text', type: 'string', infix: true }],
  })
  db.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA wal_autocheckpoint = 0')
  const log = join(dataDir, 'search.db-wal')
  sizes.push(statSync(log).size)
  for (let write = 1; write <= WRITES; write++) {
    transaction(db, () => {
      for (let each = 0; each < 5; each++) {
        const text = `write${write} each${each} ${'x'.repeat(200)}`
        writeDocument(collection, { id: `note-${each}`, text }, 'upsert')
      }
      writeDocument(collection, { id: `extra-${write}`, text: `write${write}` }, 'create')
      if (write > 1) {
        const row = collection.prepare(`SELECT seq FROM ${collection.docs} WHERE id = ?`)
        removeRows(collection, [Number(row.get(`extra-${write - 1}`)?.seq)])
      }
    })
    sizes.push(statSync(log).size)
  }
  copyFileSync(join(dataDir, 'search.db'), join(folder, 'search.db'))
  wal = readFileSync(log)
  db.close()
  rmSync(dataDir, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Opens what a log of that length leaves, and says after which write it stands. */
function writesIn(log: Buffer): number {
  const dataDir = join(folder, 'cut')
  mkdirSync(dataDir)
  copyFileSync(join(folder, 'search.db'), join(dataDir, 'search.db'))
  writeFileSync(join(dataDir, 'search.db-wal'), log)
  const db = openDatabase(dataDir)
  try {
    const collection = createStore(db, 'unused-key', 0).collections.get('notes')
    for (const table of [collection.fts, collection.infix])
      db.exec(`INSERT INTO ${table}(${table}) VALUES ('integrity-check')`)
    const rows = db.prepare(`SELECT seq, doc FROM ${collection.docs}`).all()
    if (rows.length === 0) return 0
    const words = new Set(rows.map(({ doc }) => /write\d+/.exec(String(doc))?.[0]))
    const [word = ''] = words
    // All documents are of one write, and its word finds just these.
    expect([words.size, rows.length]).toEqual([1, 6])
    const found = db
      .prepare(`SELECT rowid FROM ${collection.fts} WHERE ${collection.fts} MATCH ?`)
      .all(word)
    expect(found.map(({ rowid }) => rowid).sort()).toEqual(rows.map(({ seq }) => seq).sort())
    return Number(word.slice('write'.length))
  } finally {
    db.close()
    rmSync(dataDir, { recursive: true })
  }
}

test('a log cut anywhere keeps every write before the cut, and no part of another', () => {
  for (let cut = 0; cut <= CUTS; cut++) {
    const length = Math.floor((wal.length * cut) / CUTS) - (cut % 2 && cut < CUTS ? 7 : 0)
    const whole = sizes.findLastIndex((size) => size <= length)
    expect(writesIn(wal.subarray(0, length)), `cut at ${length}`).toBe(Math.max(0, whole))
  }
})

test('a log with a torn page keeps what stands before it', () => {
  const [torn = 0] = sizes.slice(WRITES / 2)
  const log = Buffer.from(wal)
  log.fill(0xff, torn + 100, torn + 3000)
  expect(writesIn(log)).toBe(WRITES / 2)
})

test('a damaged database is refused, with what to do', async () => {
  using servers = new SearchProcesses()
  const bytes = readFileSync(join(folder, 'search.db'))
  bytes.fill(0x5a, 4096, 3 * 4096)
  writeFileSync(join(servers.dataDir, 'search.db'), bytes)
  const { url, words } = await servers.start()
  expect(url).toBe('')
  expect(words()).toContain('search.db is damaged')
  expect(words()).toContain('npm run sync-search')
})
