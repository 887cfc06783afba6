import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { LakeDocument } from '../documents/document.ts'
import { isPublishedId, publishedIdOf } from '../documents/ids.ts'
import type { Condition } from './condition.ts'
import { CACHE_BYTES, DocumentCache } from './document-cache.ts'
import { IdSelector } from './select-ids.ts'

const LEAST_KIND = { strong: 2, local: 1 }

/** Who points to whom inside the dataset, as the table of references has it. */
class IncomingReferences {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Ids of the documents that reference `target`, strongly only when asked, in order. */
  to(target: string, strongOnly = false): string[] {
    return this.#database
      .prepare(
        'SELECT source FROM document_references WHERE target = ? AND kind >= ? ORDER BY source',
      )
      .all(target, strongOnly ? LEAST_KIND.strong : LEAST_KIND.local)
      .map((row) => String(row['source']))
  }
}

/**
 * The documents: SQLite holds and finds them, and those used last are kept parsed. Of all others
 * only the ids of drafts and versions are in memory.
 */
export class Store {
  readonly incoming: IncomingReferences
  readonly #ids: IdSelector
  readonly #cache: DocumentCache
  readonly #read: StatementSync
  readonly #unpublished = new Map<string, Set<string>>()
  #documentsRead = 0

  constructor(database: DatabaseSync, cacheBytes = CACHE_BYTES) {
    this.incoming = new IncomingReferences(database)
    this.#ids = new IdSelector(database)
    this.#cache = new DocumentCache(cacheBytes)
    this.#read = database.prepare('SELECT body FROM documents WHERE id = ?')
    for (const prefix of ['drafts.', 'versions.'])
      for (const id of this.#ids.matching({ kind: 'idPrefix', prefix })) this.#noteUnpublished(id)
  }

  /** How many documents were read from the disk, since they were not kept. */
  get documentsRead(): number {
    return this.#documentsRead
  }

  get(id: string): LakeDocument | null {
    const cached = this.#cache.get(id)
    if (cached) return cached
    const body = this.#read.get(id)?.['body']
    if (typeof body !== 'string') return null
    // Written by this program only, from a stored document.
    const document = JSON.parse(body) as LakeDocument
    this.#cache.set(id, document, body.length)
    this.#documentsRead++
    return document
  }

  /** Tells of a committed change: SQLite has it already. */
  noteChange(id: string, exists: boolean): void {
    // Read again when it is next used: a writer must not fill the memory.
    this.#cache.delete(id)
    if (isPublishedId(id)) return
    if (exists) this.#noteUnpublished(id)
    else this.#unpublished.get(publishedIdOf(id))?.delete(id)
  }

  /** Ids of the documents that fulfil the condition, and perhaps others; in order of id. */
  select(condition: Condition | null): string[] {
    return condition ? this.#ids.matching(condition) : this.#ids.all()
  }

  /** Whether a draft or version of this id exists, without reading it. */
  hasUnpublished(id: string): boolean {
    return this.#unpublished.get(publishedIdOf(id))?.has(id) ?? false
  }

  /** The published document, draft and versions with this published id, as far as they exist. */
  idsOfGroup(publishedId: string): string[] {
    const others = [...(this.#unpublished.get(publishedId) ?? [])].sort()
    return this.get(publishedId) ? [publishedId, ...others] : others
  }

  /** To be called when an evaluation was interrupted in the middle of whatever it was at. */
  recover(): void {
    this.#cache.recount()
  }

  #noteUnpublished(id: string): void {
    const group = publishedIdOf(id)
    const ids = this.#unpublished.get(group) ?? new Set<string>()
    this.#unpublished.set(group, ids.add(id))
  }
}
