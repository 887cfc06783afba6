import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { SearchRecord } from '../../web/search/record.ts'
import { pageRecords } from '../../web/search/records.ts'
import { pageFixture, paragraph } from '../../web/testing/page-fixture.ts'
import { RecordFile } from './record-file.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'record-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function all(file: RecordFile): Promise<SearchRecord[]> {
  const records = []
  for await (const record of file) records.push(record)
  return records
}

test('RecordFile yields its records in order, more than once', async () => {
  const pages = [
    pageFixture('v5/a', 'A', [paragraph('One.\nTwo.'), paragraph('\u2028 and \u2029 and 中文')]),
    pageFixture('v5/b', 'B', []),
  ].map(pageRecords)
  const file = new RecordFile(path.join(folder, 'en.jsonl'))
  for (const records of pages) await file.add(records)
  expect(await all(file)).toEqual(pages.flat())
  expect(await all(file)).toEqual(pages.flat())
  expect(file.contents.total).toBe(pages.flat().length)
})

test('RecordFile without records yields none', async () => {
  expect(await all(new RecordFile(path.join(folder, 'none.jsonl')))).toEqual([])
})
