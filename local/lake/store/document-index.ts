import { isRecord, type LakeDocument } from '../documents/document.ts'

function pathOf(document: LakeDocument): string | undefined {
  const path = document['path']
  const current = isRecord(path) ? path['current'] : undefined
  return typeof current === 'string' ? current : undefined
}

/** Documents by id, by type and by path, as one perspective sees them. */
export class DocumentIndex {
  readonly #byId = new Map<string, LakeDocument>()
  readonly #byType = new Map<string, Map<string, LakeDocument>>()
  readonly #byPath = new Map<string, Map<string, LakeDocument>>()
  #all: LakeDocument[] | null = null

  get(id: string): LakeDocument | undefined {
    return this.#byId.get(id)
  }

  /** The same array until the next change: callers must not change it. */
  all(): LakeDocument[] {
    this.#all ??= [...this.#byId.values()]
    return this.#all
  }

  ofType(type: string): LakeDocument[] {
    return [...(this.#byType.get(type)?.values() ?? [])]
  }

  withPath(path: string): LakeDocument[] {
    return [...(this.#byPath.get(path)?.values() ?? [])]
  }

  set(id: string, document: LakeDocument | null): void {
    const old = this.#byId.get(id)
    this.#all = null
    if (old) {
      this.#byType.get(old._type)?.delete(id)
      this.#byPath.get(pathOf(old) ?? '')?.delete(id)
      if (!document) this.#byId.delete(id)
    }
    if (!document) return
    this.#byId.set(id, document)
    const path = pathOf(document)
    put(this.#byType, document._type, id, document)
    if (path !== undefined) put(this.#byPath, path, id, document)
  }
}

function put(
  map: Map<string, Map<string, LakeDocument>>,
  key: string,
  id: string,
  document: LakeDocument,
): void {
  const inner = map.get(key) ?? new Map<string, LakeDocument>()
  inner.set(id, document)
  map.set(key, inner)
}
