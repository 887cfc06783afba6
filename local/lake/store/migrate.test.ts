import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testLake } from '../testing/test-lake.ts'
import { migrate, versionOf } from './migrate.ts'
import { migrations } from './migrations.ts'

let dataDir = ''
const open = () => new DatabaseSync(path.join(dataDir, 'lake.sqlite'))

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'lake-migrate-'))
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** Creates a database as the first release left it. */
function firstRelease(): void {
  const database = open()
  migrate(database, migrations.slice(0, 1))
  const body = { _id: 'a', _type: 'page', _rev: 'tx', _createdAt: '2026', _updatedAt: '2026', n: 1 }
  database.prepare('INSERT INTO documents VALUES (?, ?)').run('a', JSON.stringify(body))
  database.exec(`
    INSERT INTO transactions (id, author, timestamp) VALUES ('tx', 'writer', '2026');
    INSERT INTO changes VALUES (1, 'a', 'a', 'appear', NULL, '{"apply":[],"revert":[]}');
    INSERT INTO deliveries (transaction_id, document_id, operation, body, attempts, refused)
      VALUES ('tx', 'a', 'create', '{}', 0, NULL), ('tx', 'b', 'create', '{}', 3, '400 no');
  `)
  database.close()
}

describe('migrate', () => {
  it('migrates the data of the first release', async () => {
    firstRelease()
    await using lake = await testLake({ dataDir })
    expect(versionOf(lake.lake.database)).toBe(migrations.length)
    expect(await lake.client('writer').getDocument('a')).toMatchObject({ n: 1 })
    expect(lake.lake.webhooks.outbox.counts()).toMatchObject({ pending: 1, refused: 1 })
    const [dead] = lake.lake.webhooks.outbox.list('dead', 1)
    expect(dead).toMatchObject({ hookId: 'site', documentId: 'b', reason: '400 no' })
  })

  it('refuses a database of a newer program', async () => {
    const database = open()
    migrate(database, [...migrations, 'CREATE TABLE future (a)'])
    database.close()
    await expect(testLake({ dataDir })).rejects.toThrow(
      `The database is of version ${migrations.length + 1}, and this program knows ${migrations.length}`,
    )
  })

  it('undoes an interrupted step completely, and repeats it', () => {
    firstRelease()
    const step = 'CREATE TABLE half (a); ALTER TABLE documents ADD COLUMN extra TEXT;'
    const database = open()
    const broken = [...migrations.slice(0, 1), `${step} INSERT INTO none VALUES (1)`]
    expect(() => migrate(database, broken)).toThrow('no such table')
    expect(versionOf(database)).toBe(1)
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE name = 'half'").all()
    expect(tables).toEqual([])
    migrate(database, [...migrations.slice(0, 1), step])
    expect(versionOf(database)).toBe(2)
    expect(database.prepare('SELECT id, extra FROM documents').all()).toEqual([
      { id: 'a', extra: null },
    ])
    database.close()
  })
})
