import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Collection } from '../store/collection.ts'
import type { Collections } from '../store/collections.ts'
import { transaction } from '../store/database.ts'
import { readDocument, removeRows, writeDocument } from '../store/documents.ts'
import type { Resources } from '../store/resources.ts'
import type { Count, QueryLog } from './query-log.ts'
import { type AnalyticsRule, parseRule } from './rule.ts'

/** The stores of counts, destinations and rules. */
interface CountStores {
  db: DatabaseSync
  collections: Collections
  resources: Resources
  queries: QueryLog
}

const counted = z.object({ count: z.number().int() })

/**
 * Adds the counts since the last call to the collections in the rules, and trims each to its rule's limit; with `all`,
 * includes queries typed just now.
 */
export function writeCounts(store: CountStores, { all }: { all: boolean }): void {
  const counts = store.queries.drain(Date.now(), { all })
  if (counts.length === 0) return
  const rules = store.resources.list('analytics_rules').map(({ body }) => parseRule(body))
  transaction(store.db, () => {
    for (const rule of rules) {
      const own = counts.filter(
        (each) => each.collection === rule.collection && each.kind === rule.type,
      )
      const destination = own.length > 0 ? existing(store, rule) : undefined
      if (!destination) continue
      for (const count of own) addCount(destination, rule, count)
      trim(destination, rule.params.limit)
    }
  })
}

/** The destination of a rule; undefined when it has been deleted, which drops the counts. */
function existing(store: CountStores, { params }: AnalyticsRule): Collection | undefined {
  const name = params.destination_collection
  return store.collections.list().some(({ schema }) => schema.name === name)
    ? store.collections.get(name)
    : undefined
}

function addCount(destination: Collection, { params }: AnalyticsRule, count: Count) {
  const { q, tag, times } = count
  const tagged = params.meta_fields.includes('analytics_tag') && tag !== ''
  const id = createHash('sha256')
    .update(JSON.stringify(tagged ? [q, tag] : [q]))
    .digest('hex')
    .slice(0, 32)
  const before = readDocument(destination, id)
  const sum = (before ? counted.parse(before).count : 0) + times
  writeDocument(destination, { id, q, count: sum, ...(tagged && { analytics_tag: tag }) }, 'upsert')
}

/** Keeps the most frequent queries, and the latest among equally frequent ones. */
function trim(destination: Collection, limit: number): void {
  const { docs } = destination
  const field = destination.field('count')
  const { n = 0 } = destination.prepare(`SELECT count(*) AS n FROM ${docs}`).get() ?? {}
  if (!field || Number(n) <= limit) return
  const least = destination
    .prepare(`SELECT d.seq FROM ${docs} d ORDER BY ${destination.valueSql(field)}, d.seq LIMIT ?`)
    .all(Number(n) - limit)
  removeRows(
    destination,
    least.map(({ seq }) => Number(seq)),
  )
}
