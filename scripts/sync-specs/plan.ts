import { isDeepStrictEqual } from 'node:util'
import { type Conflict, mergeWords } from './merge-words.ts'
import type { SpecDocument } from './types.ts'

/** A document as the lake has it. */
export interface StoredDocument {
  _id: string
  _rev: string
  _type: string
  [property: string]: unknown
}

export interface Change {
  id: string
  rev: string
  set: Record<string, unknown>
  unset: string[]
}

export interface Plan {
  create: SpecDocument[]
  change: Change[]
  unchanged: number
  conflicts: Conflict[]
  /** Ids of documents whose operation, channel, enumeration or group of error codes left the specs. */
  left: string[]
}

/** Facts that a document may lack; where the spec has one no more, it is taken away. */
const OPTIONAL_FACTS = {
  apiOperation: ['permissions', 'deprecated', 'explorer'],
  apiChannel: ['appliesTo', 'delivery'],
  enumDefinition: ['description'],
  errorCode: [],
} as const satisfies Record<SpecDocument['_type'], readonly string[]>

/** What must be written so that the lake says what the specs say. Drafts are brought along. */
export function planSync(next: SpecDocument[], stored: StoredDocument[]): Plan {
  const plan: Plan = { create: [], change: [], unchanged: 0, conflicts: [], left: [] }
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
  plan.left = stored
    .map((document) => document._id)
    .filter((id) => !id.includes('.') && !wantedIds.has(id))
  return plan
}

function difference(existing: StoredDocument, wanted: SpecDocument): Change | undefined {
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
