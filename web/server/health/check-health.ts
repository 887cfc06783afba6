import { siteState } from '../../content/cache/site-state.ts'
import { withDeadline } from '../limits/with-deadline.ts'

/** The parts that are checked. A failed read throws; a read should stop when its signal aborts. */
export interface Parts {
  /** Reads the layout around every page, which is cached for when the lake is unreachable. */
  pages: () => Promise<unknown>
  lake: (signal: AbortSignal) => Promise<unknown>
  search: (signal: AbortSignal) => Promise<unknown>
}

export interface Health {
  /** `degraded`: readers are served, but without the lake or the search, with older content, or after a fault. */
  status: 'ok' | 'degraded' | 'failing'
  version: string
  uptimeSeconds: number
  pages: { served: boolean }
  lake: Answer
  search: Answer
  /** Of this process; null before its first webhook. */
  webhook: { lastHandledSecondsAgo: number | null }
  /** Number of values that were served although they could not be read again. */
  staleContent: { notRevalidated: number }
  /** Of this process; each is a fault of the site and may have left a request without a response. */
  unhandledRejections: number
}

interface Answer {
  reachable: boolean
  milliseconds: number
}

interface Setting {
  version: string
  /** Time limit for each part, ms. */
  limitMs?: number
  /** For how long a result is reused, ms, so that frequent checks cost nothing. */
  keptMs?: number
  now?: () => number
}

/** Returns a function that checks the site and never throws. The reason why a part is unreachable is logged once. */
export function healthChecker(
  parts: Parts,
  { version, limitMs = 2000, keptMs = 3000, now = Date.now }: Setting,
): () => Promise<Health> {
  const away = new Set<string>()
  // The build's pages are served until a read fails: an instance that starts with a slow lake must not be restarted.
  let served = true
  let last: { at: number; health: Promise<Health> } | undefined

  return () => {
    if (!last || Math.abs(now() - last.at) >= keptMs) last = { at: now(), health: look() }
    return last.health
  }

  async function look(): Promise<Health> {
    const [lake, search] = await Promise.all([
      ask('lake', parts.lake),
      ask('search', parts.search),
      readPages(),
    ])
    const { webhookAt, notRevalidated, unhandledRejections } = siteState()
    const isWhole = notRevalidated.size === 0 && unhandledRejections === 0
    const whole = lake.reachable && search.reachable && isWhole
    return {
      status: !served ? 'failing' : whole ? 'ok' : 'degraded',
      version,
      uptimeSeconds: Math.floor(process.uptime()),
      pages: { served },
      lake,
      search,
      webhook: {
        lastHandledSecondsAgo:
          webhookAt === undefined ? null : Math.max(0, Math.floor((now() - webhookAt) / 1000)),
      },
      staleContent: { notRevalidated: notRevalidated.size },
      unhandledRejections,
    }
  }

  /** A read over the limit stops the check, not the read: until it ends, the previous state is reported. */
  async function readPages(): Promise<void> {
    const reading = parts.pages().then(
      () => {
        served = true
        tell('pages')
      },
      (error: unknown) => {
        served = false
        tell('pages', error)
      },
    )
    await withDeadline(reading, limitMs, 'reading what stands around pages').catch(
      (error: unknown) => tell('pages', error),
    )
  }

  async function ask(name: string, read: (signal: AbortSignal) => Promise<unknown>) {
    const begun = performance.now()
    const probe = read(AbortSignal.timeout(limitMs))
    const failure = await withDeadline(probe, limitMs, `asking the ${name}`).then(
      () => undefined,
      (error: unknown) => error ?? 'no reason',
    )
    tell(name, failure)
    return {
      reachable: failure === undefined,
      milliseconds: Math.round(performance.now() - begun),
    }
  }

  function tell(name: string, failure?: unknown): void {
    if (failure === undefined) away.delete(name)
    else if (!away.has(name)) {
      away.add(name)
      console.warn(
        `health: no answer from the ${name}. Is it running, and is its address in the environment right?`,
        failure,
      )
    }
  }
}
