import { createHash } from 'node:crypto'
import { isRecord, type LakeDocument } from '../documents/document.ts'
import { publishedIdOf } from '../documents/ids.ts'
import type { Condition, Scalar } from '../store/condition.ts'

/**
 * A tag says what a result depends on: `id:` one document with its draft and versions, `type:` all
 * of a type, `path:` whatever has this `path.current`, `ref:` whatever points to a document, `any`
 * everything. A write carries all tags that fit the document before or after it.
 */
export type TaggedChange = {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
}

/** More tags than this are answered as "any document". */
const MAX_TAGS = 100

/** Tags become cache keys elsewhere: short, and of plain letters. */
function tag(kind: string, value: string): string {
  if (/^[\w./-]{1,128}$/.test(value)) return `s1:${kind}:${value}`
  return `s1:${kind}:${createHash('sha256').update(value).digest('base64url').slice(0, 22)}`
}

const ANY = 's1:any'

/** Stands for each of them on a document that points to more than this many others. */
const MANY_REFERENCES = 's1:ref'
const MANY = 30

export const idTag = (id: string) => tag('id', publishedIdOf(id))

const isString = (value: Scalar) => typeof value === 'string'

function ofAll(parts: readonly Condition[]): string[] | null {
  // One of the demands is enough: what does not meet it never was a match.
  const known = parts.map(tagsOfCondition).filter((tags) => tags !== null)
  const isBroad = (tags: string[]) => Number(tags.some((name) => name.startsWith('s1:type:')))
  return known.sort((a, b) => isBroad(a) - isBroad(b) || a.length - b.length)[0] ?? null
}

/** Tags, one of which every write carries that makes or ends a match; null when there are none. */
export function tagsOfCondition(condition: Condition | null): string[] | null {
  switch (condition?.kind) {
    case 'id':
      return condition.ids.map(idTag)
    case 'reference':
      return [MANY_REFERENCES, ...condition.targets.map((id) => tag('ref', id))]
    case 'field': {
      const kind = { _type: 'type', 'path.current': 'path' }[condition.field]
      if (kind === undefined || !condition.values.every(isString)) return null
      return condition.values.map((value) => tag(kind, String(value)))
    }
    case 'and':
      return ofAll(condition.parts)
    case 'or': {
      const known = condition.parts.map(tagsOfCondition)
      return known.includes(null) ? null : known.flatMap((tags) => tags ?? [])
    }
    default:
      return null
  }
}

/** The sync tags of a query's answer: every tag once, or "any" when there are too many. */
export function syncTagsOf(tags: ReadonlySet<string>): string[] {
  return tags.has(ANY) || tags.size > MAX_TAGS ? [ANY] : [...tags]
}

/** Gathers what an evaluation depends on. */
export class Dependencies {
  readonly tags = new Set<string>()

  addDocument(id: string): void {
    if (this.tags.size <= MAX_TAGS) this.tags.add(idTag(id))
  }

  addMatches(condition: Condition | null): void {
    for (const name of tagsOfCondition(condition) ?? [ANY]) this.tags.add(name)
  }
}

function collectTargets(value: unknown, found: Set<string>): Set<string> {
  const target = isRecord(value) ? value['_ref'] : undefined
  if (typeof target === 'string') found.add(target)
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectTargets(part, found)
  return found
}

function tagsOfDocument(document: LakeDocument | null): string[] {
  if (!document) return []
  const path = isRecord(document['path']) ? document['path']['current'] : undefined
  const targets = [...collectTargets(document, new Set())]
  return [
    tag('type', document._type),
    ...(typeof path === 'string' ? [tag('path', path)] : []),
    ...(targets.length > MANY ? [MANY_REFERENCES] : targets.map((id) => tag('ref', id))),
  ]
}

/**
 * The tags of a write: a result that it changes was answered with at least one of them.
 * `siblings` gives the documents that share a published id: where drafts stand in for them, a
 * write to one shows or hides the other. Leave it out for readers of published documents only.
 */
export function tagsOfChanges(
  changes: readonly TaggedChange[],
  siblings: (publishedId: string) => LakeDocument[] = () => [],
): string[] {
  if (changes.length === 0) return []
  const tags = changes.flatMap(({ id, before, after }) => [
    idTag(id),
    ...[before, after, ...siblings(publishedIdOf(id))].flatMap(tagsOfDocument),
  ])
  return [...new Set([...tags, ANY])]
}
