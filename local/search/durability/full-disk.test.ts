import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { routes } from '../routes/all.ts'
import { callOf, run } from '../routes/run.ts'
import { createStore } from '../routes/store.ts'
import { openForWriting } from '../store/database.ts'
import { ADMIN_KEY } from '../testing/test-server.ts'

it('full disk refuses a write with 507, undoes all of it, and takes it when there is room', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-full-'))
  const db = openForWriting(folder)
  onTestFinished(() => {
    db.close()
    rmSync(folder, { recursive: true })
  })
  const store = createStore(db, ADMIN_KEY)
  const call = (name: string, body: string) => {
    const route = routes.find((each) => callOf(each) === name)
    if (!route || !('run' in route)) throw new Error(`There is no route ${name}`)
    return run(store, route, {
      call: name,
      names: { collection: 'notes' },
      query: '',
      body: Buffer.from(body),
      key: ADMIN_KEY,
      allowed: { searchOnly: false, embedded: {} },
    })
  }
  const notes = { name: 'notes', fields: [{ name: 'text', type: 'string' }] }
  call('POST /collections', JSON.stringify(notes))
  const pages = Number(db.prepare('PRAGMA page_count').get()?.['page_count'])
  db.exec(`PRAGMA max_page_count = ${pages + 20}`)
  const lines = Array.from({ length: 40 }, () => JSON.stringify({ text: 'x'.repeat(5000) }))
  const write = () => call('POST /collections/:collection/documents/import', lines.join('\n'))
  expect(write()).toMatchObject({
    status: 507,
    body: { message: expect.stringContaining('is full') },
  })
  const count = () => call('GET /collections/:collection', '').body
  expect(count()).toMatchObject({ num_documents: 0 })
  db.exec('PRAGMA max_page_count = 1073741823')
  expect(write().status).toBe(200)
  expect(count()).toMatchObject({ num_documents: lines.length })
})
