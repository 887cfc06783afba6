import type { LakeDocument } from '../documents/document.ts'
import { attributePath } from './constant.ts'
import { isNode, type Node } from './groq.ts'

/** `*[filter] | order(_id)[0...most]`, with its `order` as a node of its own, whose filter says nothing of a document around it. */
export type FirstById = { filter: Node; order: Node; most: number }

/** What the node asks for, where it is such a part of a longer list; else undefined. */
export function firstById({ type, left, right, isInclusive, base }: Node): FirstById | undefined {
  if (type !== 'Slice' || left !== 0 || typeof right !== 'number' || isInclusive !== false)
    return undefined
  if (!isNode(base) || base['name'] !== 'order' || !Array.isArray(base['args'])) return undefined
  const [by, ...more]: unknown[] = base['args']
  const { base: list } = base
  if (more.length > 0 || attributePath(by) !== '_id' || right < 0) return undefined
  if (!isNode(list) || list.type !== 'Filter') return undefined
  const { base: all, expr: filter } = list
  if (!isNode(all) || all.type !== 'Everything' || !isNode(filter)) return undefined
  return namesOuter(filter) ? undefined : { filter, order: base, most: right }
}

function namesOuter(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(namesOuter)
  return isNode(value) && (value.type === 'Parent' || Object.values(value).some(namesOuter))
}

/**
 * The first documents, in order of their ids, that `matches` keeps: no more are read than it takes
 * to have them. An array to groq-js, which only ever iterates over it.
 */
export class FirstMatches extends Array<LakeDocument> {
  readonly #ids: readonly string[]
  readonly #most: number
  readonly #read: (id: string) => LakeDocument | undefined
  readonly #matches: (some: LakeDocument[]) => LakeDocument[]

  constructor(
    ids: readonly string[],
    most: number,
    read: (id: string) => LakeDocument | undefined,
    matches: (some: LakeDocument[]) => LakeDocument[],
  ) {
    super()
    this.#ids = ids
    this.#most = most
    this.#read = read
    this.#matches = matches
  }

  override *[Symbol.iterator](): ArrayIterator<LakeDocument> {
    let found = 0
    for (let from = 0; from < this.#ids.length && found < this.#most; ) {
      const ids = this.#ids.slice(from, from + this.#most - found)
      const documents = this.#matches(ids.flatMap((id) => this.#read(id) ?? []))
      yield* documents
      found += documents.length
      from += ids.length
    }
  }
}
