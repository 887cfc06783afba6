import { looksPrivate } from '../../../web/search/looks-private.ts'

/** What rules can count: queries that found something, and those that found nothing. */
type CountedKind = 'popular_queries' | 'nohits_queries'

export interface Count {
  /** As requested, so that an alias stays one while the collection behind it changes. */
  collection: string
  kind: CountedKind
  q: string
  /** What the search was tagged with, '' when with nothing. */
  tag: string
  times: number
}

interface Typing {
  q: string
  found: number
  tag: string
  at: number
}

interface Searched {
  collection: string
  q: string
  found: number
  tag: string
}

/**
 * Counts what readers search for, in memory, until it is taken. Letters of one query follow each
 * other while it is typed; only what stands for a while counts. Of who searches nothing is noted: a
 * query goes on from any other of the last seconds, with the same tag, that it begins with.
 */
export class QueryLog {
  private readonly quietMs: number
  private readonly typing = new Map<string, Typing[]>()
  private readonly counts = new Map<string, Count>()

  constructor(quietMs: number) {
    this.quietMs = quietMs
  }

  note({ collection, q, found, tag }: Searched, now: number): void {
    const query = keptQuery(q)
    this.settle(now)
    const open = this.typing.get(collection) ?? []
    const typed = q.normalize('NFKC').toLowerCase().trim()
    // Also where letters are taken back, and where the same is asked again.
    const before = open.findLast(
      (each) => each.tag === tag && (typed.startsWith(each.q) || each.q.startsWith(typed)),
    )
    const others = open.filter((each) => each !== before).slice(-MAX_OPEN)
    const next = query === undefined ? [] : [{ q: query, found, tag, at: now }]
    this.typing.set(collection, [...others, ...next])
  }

  /** The counts since they were last taken; with `all`, what was typed a moment ago as well. */
  take(now: number, { all }: { all: boolean }): Count[] {
    this.settle(all ? Number.POSITIVE_INFINITY : now)
    const counts = [...this.counts.values()]
    this.counts.clear()
    return counts
  }

  private settle(now: number): void {
    for (const [collection, open] of this.typing) {
      const still = open.filter((each) => now - each.at < this.quietMs)
      for (const each of open) if (!still.includes(each)) this.count(collection, each)
      if (still.length > 0) this.typing.set(collection, still)
      else this.typing.delete(collection)
    }
  }

  private count(collection: string, { q, found, tag }: Typing): void {
    const kind = found > 0 ? 'popular_queries' : 'nohits_queries'
    const key = JSON.stringify([collection, kind, q, tag])
    const known = this.counts.get(key)
    if (known) known.times++
    // More different queries between two writes are not what readers type.
    else if (this.counts.size < MAX_COUNTS)
      this.counts.set(key, { collection, kind, q, tag, times: 1 })
  }
}

/** Nor do readers type so many at the same time. */
const MAX_OPEN = 1000
const MAX_COUNTS = 10_000

/** A query as it is counted: NFKC, lower case, single spaces. Undefined for one that is not kept. */
function keptQuery(q: string): string | undefined {
  const query = q.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return query === '' || query === '*' || looksPrivate(query) ? undefined : query
}
