import { looksPrivate } from '../../../web/search/looks-private.ts'

/** Countable kinds of queries: with hits, and without. */
type CountedKind = 'popular_queries' | 'nohits_queries'

export interface Count {
  /** As requested: the name of an alias stays while its collection changes. */
  collection: string
  kind: CountedKind
  q: string
  /** The search's tag, or ''. */
  tag: string
  times: number
}

interface PendingQuery {
  q: string
  found: number
  tag: string
  at: number
}

interface LoggedSearch {
  collection: string
  q: string
  found: number
  tag: string
}

/**
 * Counts readers' queries in memory. While a query is typed, each letter makes a search; only a text that stands for a
 * while counts. Nothing identifies the reader: a query continues the latest one of the last seconds with the same tag
 * that it extends or shortens.
 */
export class QueryLog {
  private readonly quietMs: number
  private readonly typing = new Map<string, PendingQuery[]>()
  private readonly counts = new Map<string, Count>()

  constructor(quietMs: number) {
    this.quietMs = quietMs
  }

  note({ collection, q, found, tag }: LoggedSearch, now: number): void {
    const query = keptQuery(q)
    this.finishPending(now)
    const open = this.typing.get(collection) ?? []
    const typed = q.normalize('NFKC').toLowerCase().trim()
    // Matches also a shortened or repeated text.
    const before = open.findLast(
      (each) => each.tag === tag && (typed.startsWith(each.q) || each.q.startsWith(typed)),
    )
    const others = open.filter((each) => each !== before).slice(-MAX_OPEN)
    const next = query === undefined ? [] : [{ q: query, found, tag, at: now }]
    this.typing.set(collection, [...others, ...next])
  }

  /** Returns and clears the counts; with `all`, includes queries typed just now. */
  drain(now: number, { all }: { all: boolean }): Count[] {
    this.finishPending(all ? Number.POSITIVE_INFINITY : now)
    const counts = [...this.counts.values()]
    this.counts.clear()
    return counts
  }

  private finishPending(now: number): void {
    for (const [collection, open] of this.typing) {
      const still = open.filter((each) => now - each.at < this.quietMs)
      for (const each of open) if (!still.includes(each)) this.count(collection, each)
      if (still.length > 0) this.typing.set(collection, still)
      else this.typing.delete(collection)
    }
  }

  private count(collection: string, { q, found, tag }: PendingQuery): void {
    const kind = found > 0 ? 'popular_queries' : 'nohits_queries'
    const key = JSON.stringify([collection, kind, q, tag])
    const known = this.counts.get(key)
    if (known) known.times++
    // Readers do not type more different queries between two writes.
    else if (this.counts.size < MAX_COUNTS)
      this.counts.set(key, { collection, kind, q, tag, times: 1 })
  }
}

/** Most queries being typed at a time, and most counts. */
const MAX_OPEN = 1000
const MAX_COUNTS = 10_000

/** Normalises a query for counting: NFKC, lower case, single spaces. Undefined for one that is not counted. */
function keptQuery(q: string): string | undefined {
  const query = q.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return query === '' || query === '*' || looksPrivate(query) ? undefined : query
}
