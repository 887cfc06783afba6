import type { RecordType, SearchRecord } from './record.ts'

interface IndexedPage {
  url: string
  revisions: Set<string | undefined>
  records: number
}

/** The facts of an index that a comparison needs: its pages and their revisions, without texts. */
export class IndexContents {
  readonly #pages = new Map<string, IndexedPage>()
  readonly #types = new Map<RecordType, number>()
  #records = 0

  constructor(records: readonly Partial<SearchRecord>[] = []) {
    for (const record of records) this.add(record)
  }

  add({ page_id: id = '', url_without_anchor, source_rev, type }: Partial<SearchRecord>): void {
    const page = this.#pages.get(id)
    if (page) {
      page.revisions.add(source_rev)
      page.records++
    } else {
      const url = url_without_anchor ?? id
      this.#pages.set(id, { url, revisions: new Set([source_rev]), records: 1 })
    }
    if (type) this.#types.set(type, this.count(type) + 1)
    this.#records++
  }

  /** Number of records. */
  get total(): number {
    return this.#records
  }

  /** Number of records of this type. */
  count(type: RecordType): number {
    return this.#types.get(type) ?? 0
  }

  /** The address of each page, by document id. */
  get pages(): ReadonlyMap<string, { url: string }> {
    return this.#pages
  }

  /** A key that is equal for equal records of a page; undefined for a page not in the index. */
  says(id: string): string | undefined {
    const page = this.#pages.get(id)
    return page && `${[...page.revisions].sort().join()} ${page.records}`
  }
}
