import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createStore } from '../routes/store.ts'
import { startSearchServer } from '../server.ts'
import { ADMIN_KEY, typesense } from '../testing/test-server.ts'
import { createTokenizer, indexText } from '../text/tokenizer.ts'
import { openDatabase } from './database.ts'

test('the index content is that of the current INDEX_VERSION', () => {
  const tokenize = createTokenizer([...'/_-'], [])
  const values = ['Place order/create', 'ＯｒｄｅｒLinkId', '下單 a.b', '訂']
  // A change of this value requires a new INDEX_VERSION, so that older indexes are rebuilt.
  expect(indexText(values, tokenize).replaceAll('\uE000', '<').replaceAll('\uE001', '+')).toBe(
    '<place+order+create place order create <orderlinkid orderlinkid <下单+ab 下单 ab <订 订 下 单',
  )
})

test('an index of another version is rebuilt at the start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'search-renew-'))
  try {
    const first = await startSearchServer({ port: 0, dataDir, adminKey: ADMIN_KEY })
    const before = typesense(first.url)
    await before.collections().create({ name: 'old', fields: [{ name: 'text', type: 'string' }] })
    await before
      .collections('old')
      .documents()
      .import([{ id: 'a', text: 'kline' }])
    await before.aliases().upsert('notes', { collection_name: 'old' })
    await first.close()

    const db = openDatabase(dataDir)
    const { fts } = createStore(db, ADMIN_KEY, 0).collections.get('old')
    db.exec(`DELETE FROM ${fts} WHERE rowid > 0; PRAGMA user_version = 0`)
    db.close()

    const second = await startSearchServer({ port: 0, dataDir, adminKey: ADMIN_KEY })
    const notes = typesense(second.url).collections('notes')
    const found = await notes.documents().search({ q: 'kline', query_by: 'text' }, {})
    expect(found.hits).toMatchObject([{ document: { id: 'a' } }])
    await second.close()
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
