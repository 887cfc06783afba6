import { HttpError } from '../http/http-error.ts'
import type { Collection } from '../store/collection.ts'
import { placed } from './curation/pins.ts'
import { type Finding, find, type SearchContext } from './find.ts'
import type { Match } from './matches.ts'
import type { Page } from './page.ts'
import { type RawParameters, refuseUnserved } from './parameters.ts'
import { timedOut } from './search.ts'
import { byKeys, orderKinds } from './sort.ts'
import { each } from './steps.ts'

export interface UnionPart {
  collection: Collection
  raw: RawParameters
  context: SearchContext
}

/** A match of one of the searches. */
interface PartMatch {
  match: Match
  /** Which search found it. */
  at: number
}

const UNSERVED = ['group_by', 'facet_by', 'search_cutoff_ms']

/**
 * The hits of several searches as one list, in Typesense's shape: they must be ordered alike (400), and
 * what several find is there once with `once`.
 */
export function* union(
  parts: readonly UnionPart[],
  page: Page,
  once: boolean,
  budget: SearchContext['budget'],
) {
  const started = budget.worked()
  const findings: Finding[] = []
  for (const { collection, raw, context } of parts) {
    refuseUnserved(raw)
    refuseInUnion(raw)
    findings.push(yield* find(collection, raw, [], context))
  }
  const [first] = findings
  if (!first) throw new HttpError(400, 'A union needs at least one search.')
  refuseOtherOrders(parts, findings)

  const seen = new Set<string>()
  const isNew = ({ match, at }: PartMatch) => {
    const key = `${parts[at]?.collection.id} ${match.seq}`
    return !once || (!seen.has(key) && seen.add(key))
  }
  const pinned = findings
    .flatMap((finding, at) =>
      finding.pinned.map((match) => ({ match, at, position: match.position })),
    )
    .filter(isNew)
    .sort((a, b) => a.position - b.position)
  const order = byKeys(first.keys, first.columns)
  const matches = findings
    .flatMap((finding, at) => finding.matches.map((match): PartMatch => ({ match, at })))
    .sort((a, b) => order(a.match, b.match) || a.at - b.at || a.match.seq - b.match.seq)
    .filter(isNew)
  if (budget.cutOff && matches.length + pinned.length === 0) throw timedOut()
  const all = placed<PartMatch>(matches, pinned)
  const hits = yield* each(all.slice(page.offset, page.offset + page.size), ({ match, at }) => ({
    ...findings[at]?.hit(match),
    collection: parts[at]?.collection.schema.name,
    search_index: at,
  }))
  const collections = new Set(parts.map(({ collection }) => collection))
  return {
    facet_counts: [],
    found: all.length,
    hits,
    out_of: [...collections].reduce((sum, collection) => sum + collection.count(), 0),
    ...page.place,
    search_cutoff: budget.cutOff,
    search_time_ms: Math.round(budget.worked() - started),
    union_request_params: findings.map(({ q, matches, pinned }, at) => ({
      collection_name: parts[at]?.collection.schema.name,
      first_q: q,
      found: matches.length + pinned.length,
      per_page: page.size,
      q,
    })),
  }
}

function refuseInUnion(raw: RawParameters): void {
  const name = UNSERVED.find((each) => raw[each])
  if (name)
    throw new HttpError(501, `\`${name}\` in a union is not served by the local search server.`)
}

function refuseOtherOrders(parts: readonly UnionPart[], findings: readonly Finding[]): void {
  const kinds = findings.map(({ keys }, at) => {
    const collection = parts[at]?.collection
    return collection ? orderKinds(collection, keys) : ''
  })
  const other = kinds.findIndex((each) => each !== kinds[0])
  if (other < 0) return
  throw new HttpError(
    400,
    `The searches of a union must be ordered by fields of the same kinds, in the same directions: the first is ordered by ${kinds[0]}, the one at index ${other} by ${kinds[other]}. Give both the same \`sort_by\`.`,
  )
}
