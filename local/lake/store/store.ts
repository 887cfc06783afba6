import type { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../documents/document.ts'
import { draftIdOf, isPublicId, isPublishedId, publishedIdOf } from '../documents/ids.ts'
import { DocumentIndex } from './document-index.ts'
import { IncomingReferences } from './incoming-references.ts'

/** All documents in memory, as each perspective sees them; SQLite holds the same, durably. */
export class Store {
  readonly raw = new DocumentIndex()
  readonly published = new DocumentIndex()
  readonly drafts = new DocumentIndex()
  /** What a request without credentials sees. */
  readonly public = new DocumentIndex()
  readonly incoming = new IncomingReferences()

  constructor(database: DatabaseSync) {
    for (const row of database.prepare('SELECT id, body FROM documents ORDER BY id').iterate()) {
      // Written by this program only, from a stored document.
      this.set(String(row['id']), JSON.parse(String(row['body'])) as LakeDocument)
    }
  }

  get(id: string): LakeDocument | null {
    return this.raw.get(id) ?? null
  }

  set(id: string, document: LakeDocument | null): void {
    this.incoming.change(id, this.get(id), document)
    this.raw.set(id, document)
    if (isPublishedId(id)) this.published.set(id, document)
    if (isPublicId(id)) this.public.set(id, document)
    this.#overlay(publishedIdOf(id))
  }

  /** The draft stands in for its published document, under the published id. */
  #overlay(publishedId: string): void {
    const shown = this.get(draftIdOf(publishedId)) ?? this.get(publishedId)
    const copy = shown && { ...shown, _id: publishedId, _originalId: shown._id }
    this.drafts.set(publishedId, copy)
  }
}
