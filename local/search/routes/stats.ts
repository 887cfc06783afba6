const WINDOW_MS = 10_000
/** Anybody may ask for a collection with a name of any length. */
const LONGEST_REQUEST = 300

type Kind = 'search' | 'import' | 'write' | 'delete'

interface Answered {
  at: number
  /** Method and path as requested. */
  request: string
  kind: Kind | undefined
  ms: number
}

/** How many requests were answered in the last ten seconds, and how fast, as `/stats.json` says it. */
export class Stats {
  private answered: Answered[] = []

  note(request: string, call: string, ms: number): void {
    const short = request.slice(0, LONGEST_REQUEST)
    this.answered.push({ at: performance.now(), request: short, kind: kindOf(call), ms })
    if (this.answered.length > 10_000) this.forgetOld()
  }

  read(pendingWrites: number) {
    this.forgetOld()
    const of = (kind: Kind) => {
      const some = this.answered.filter((each) => each.kind === kind)
      return {
        [`${kind}_latency_ms`]: average(some),
        [`${kind}_requests_per_second`]: perSecond(some),
      }
    }
    const byRequest = Map.groupBy(this.answered, ({ request }) => request)
    const each = (measure: (list: readonly Answered[]) => number) =>
      Object.fromEntries([...byRequest].map(([request, list]) => [request, measure(list)]))
    return {
      ...of('delete'),
      ...of('import'),
      latency_ms: each(average),
      overloaded_requests_per_second: 0,
      pending_write_batches: pendingWrites,
      requests_per_second: each(perSecond),
      ...of('search'),
      total_requests_per_second: perSecond(this.answered),
      ...of('write'),
    }
  }

  private forgetOld(): void {
    const since = performance.now() - WINDOW_MS
    this.answered = this.answered.filter(({ at }) => at >= since)
  }
}

const average = (list: readonly Answered[]) =>
  list.length === 0 ? 0 : list.reduce((sum, { ms }) => sum + ms, 0) / list.length
const perSecond = (list: readonly Answered[]) => list.length / (WINDOW_MS / 1000)

function kindOf(call: string): Kind | undefined {
  const [method, path = ''] = call.split(' ')
  if (path === '/multi_search' || path.endsWith('/documents/search')) return 'search'
  if (path.endsWith('/import')) return 'import'
  if (!path.includes('/documents') || method === 'GET') return undefined
  return method === 'DELETE' ? 'delete' : 'write'
}
