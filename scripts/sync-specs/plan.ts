import { isDeepStrictEqual } from 'node:util'
import { type Conflict, mergeWords } from './merge-words.ts'
import type { SpecDocument } from './types.ts'

/** A document in the lake. */
export interface StoredDocument {
  _id: string
  _rev: string
  _type: string
  [property: string]: unknown
}

export interface SpecChange {
  id: string
  rev: string
  set: Record<string, unknown>
  unset: string[]
}

export interface Plan {
  create: SpecDocument[]
  change: SpecChange[]
  unchanged: number
  conflicts: Conflict[]
  /** Ids of documents that are missing from the specifications and not marked as removed from the API. */
  left: string[]
  /** Ids of documents that this sync marks as removed from the API. */
  removed: string[]
}

/** Optional facts of a document, which are unset when the spec no longer has them. */
const OPTIONAL_FACTS = {
  apiOperation: [
    'permissions',
    'permissionRule',
    'limitsByLevel',
    'errors',
    'deprecated',
    'deprecation',
    'explorer',
    'removed',
  ],
  apiChannel: ['appliesTo', 'delivery', 'deprecated', 'deprecation', 'removed'],
  enumDefinition: ['description', 'removed'],
  errorCode: ['removed'],
} as const satisfies Record<SpecDocument['_type'], readonly string[]>

/** The changes that make the lake match the specs. Drafts are updated too. */
export function planSync(next: SpecDocument[], stored: StoredDocument[], removals = false): Plan {
  const plan: Plan = {
    create: [],
    change: [],
    unchanged: 0,
    conflicts: [],
    left: [],
    removed: [],
  }
  const byId = new Map(stored.map((document) => [document._id, document]))
  for (const wanted of next) {
    const published = byId.get(wanted._id)
    if (!published) plan.create.push(mergeWords(undefined, wanted).document)
    for (const existing of [published, byId.get(`drafts.${wanted._id}`)]) {
      if (!existing) continue
      const { document, conflicts } = mergeWords(existing, wanted)
      const change = difference(existing, document)
      if (change) plan.change.push(change)
      else plan.unchanged += 1
      if (existing === published) plan.conflicts.push(...conflicts)
    }
  }
  const wantedIds = new Set(next.map((document) => document._id))
  const left = stored.filter(
    ({ _id, removed }) => !_id.includes('.') && !wantedIds.has(_id) && removed !== true,
  )
  if (removals) {
    plan.removed = left.map(({ _id }) => _id)
    for (const { _id, _rev } of left)
      plan.change.push({ id: _id, rev: _rev, set: { removed: true }, unset: [] })
  } else plan.left = left.map(({ _id }) => _id)
  return plan
}

function difference(existing: StoredDocument, wanted: SpecDocument): SpecChange | undefined {
  const set: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(wanted)) {
    if (name !== '_id' && !isDeepStrictEqual(existing[name], value)) set[name] = value
  }
  const unset = OPTIONAL_FACTS[wanted._type].filter(
    (name) => existing[name] !== undefined && !(name in wanted),
  )
  if (Object.keys(set).length === 0 && unset.length === 0) return undefined
  return { id: existing._id, rev: existing._rev, set, unset }
}
