import { appendFile, open } from 'node:fs/promises'
import { IndexContents } from '../../web/search/index-contents.ts'
import type { SearchRecord } from '../../web/search/record.ts'

/** The search records of a locale in a file, one per line: those of a large site do not fit into memory. */
export class RecordFile implements AsyncIterable<SearchRecord> {
  readonly contents = new IndexContents()
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  async add(records: readonly SearchRecord[]): Promise<void> {
    for (const record of records) this.contents.add(record)
    await appendFile(this.#file, records.map((record) => `${lineOf(record)}\n`).join(''))
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<SearchRecord> {
    if (this.contents.total === 0) return
    const file = await open(this.#file)
    for await (const line of file.readLines()) {
      const record: SearchRecord = JSON.parse(line)
      yield record
    }
  }
}

/** JSON may contain U+2028 and U+2029 unescaped, and Node's readline ends a line at them. */
const lineOf = (record: SearchRecord) =>
  JSON.stringify(record).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
