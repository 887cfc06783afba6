import type { LakeDocument } from '../documents/document.ts'
import { referencesOf } from '../documents/references.ts'

/** Who points to whom, kept as documents change. */
export class IncomingReferences {
  readonly #sources = new Map<string, Map<string, boolean>>()

  /** Ids of the documents that reference `target`, strongly only when asked. */
  to(target: string, strongOnly = false): string[] {
    const sources = this.#sources.get(target)
    if (!sources) return []
    return [...sources].filter(([, strong]) => strong || !strongOnly).map(([id]) => id)
  }

  change(id: string, before: LakeDocument | null, after: LakeDocument | null): void {
    for (const reference of referencesOf(before)) this.#sources.get(reference.id)?.delete(id)
    for (const reference of referencesOf(after)) {
      const sources = this.#sources.get(reference.id) ?? new Map<string, boolean>()
      sources.set(id, reference.strong)
      this.#sources.set(reference.id, sources)
    }
  }
}
