import { until } from '../../tests/support/until.ts'
import type { RunningStack } from '../stack/running-stack.ts'
import type { Attack, Check } from './attack.ts'
import { countMemoryAnew, usedBy } from './process-of.ts'
import { asTheSite, hitsOf, multiSearch, resultsOf } from './searches.ts'
import { type Answer, send } from './send.ts'
import { whileAsking } from './while-asking.ts'

/** What the searches of one request may work, in ms, how many hits they may have, and the memory of all, in MB. */
const LONGEST = 1250
const MOST_HITS = 500
const MOST_MB = 400
/** What an ordinary search may take meanwhile, in ms. */
const PROBE = 1000
const AT_ONCE = 4

const times = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each)

const WORDS =
  'order position kline market wallet trade spot price account margin funding rate symbol category limit interval'
const without = { typo_tokens_threshold: 100_000, drop_tokens_threshold: 100_000 }

function dearOnes(stack: RunningStack): Record<string, unknown[]> {
  const dear = (more: Record<string, unknown>) => asTheSite(stack, more)
  const most = { per_page: 250, group_limit: 99 }
  return {
    'long words': times(12, dear({ q: 'ordermarketposition'.repeat(210).slice(0, 3980) })),
    'many words': times(12, dear({ q: WORDS, ...most, ...without })),
    everything: times(50, dear({ q: '*', ...most })),
    facets: times(
      12,
      dear({
        q: '*',
        facet_by: 'url_without_anchor,page_id,source_rev,depends',
        facet_query: `page_id:${'a'.repeat(100)}`,
        max_facet_values: 100_000,
      }),
    ),
  }
}

function judge(name: string, answer: Answer, check: Check): void {
  check(answer.status === 200, `${name}: ${answer.status} ${answer.text.slice(0, 100)}`)
  if (answer.status !== 200) return
  const results = resultsOf(answer)
  const others = results.filter(
    ({ code, error }) => code !== undefined && !(code === 408 && error === 'Request Timeout'),
  )
  check(others.length === 0, `${name}: ${JSON.stringify(others[0])}`)
  const took = results.reduce((sum, { search_time_ms = 0 }) => sum + search_time_ms, 0)
  check(took <= LONGEST, `${name}: its searches took ${took} ms`)
  const hits = results.reduce((sum, result) => sum + hitsOf(result), 0)
  check(hits <= MOST_HITS, `${name}: ${hits} hits`)
}

export const dearSearches: Attack = {
  number: '2a',
  title: 'searches that cost as much as they can, with the readers’ key',
  async run(stack, check) {
    countMemoryAnew(stack, 'search')
    const probe = () => multiSearch(stack, [asTheSite(stack, { q: 'funding rate' })])
    const dear = Object.entries(dearOnes(stack))
    const { result: longest, p95 } = await whileAsking(probe, async () => {
      let most = 0
      for (const [name, searches] of dear)
        for (const count of [1, AT_ONCE]) {
          const answers = await Promise.all(times(count, 0).map(() => multiSearch(stack, searches)))
          for (const answer of answers) judge(`${name}, ${count} at once`, answer, check)
          most = Math.max(most, ...answers.map(({ ms }) => ms))
        }
      return most
    })
    check(p95 <= PROBE, `an ordinary search took ${p95.toFixed(0)} ms meanwhile (p95)`)
    const { mostMb } = usedBy(stack, 'search')
    check(mostMb < MOST_MB, `the search used ${mostMb.toFixed(0)} MB`)
    return `the dearest ${longest.toFixed(0)} ms, an ordinary one meanwhile ${p95.toFixed(0)} ms (p95), ${mostMb.toFixed(0)} MB`
  },
}

/** When who asks goes away, and what is idle: processor time in a quarter of a second, in ms. */
const AWAY_AFTER = 800
const IDLE = 30

export const abandonedSearches: Attack = {
  number: '2b',
  title: 'dear searches whose answers nobody waits for',
  async run(stack, check) {
    const [dear] = dearOnes(stack)['many words'] ?? []
    const asked = times(20, 0).map(() =>
      multiSearch(stack, times(50, dear), { signal: AbortSignal.timeout(AWAY_AFTER) }),
    )
    await Promise.allSettled(asked)
    const from = performance.now()
    const idle = async () => {
      const before = usedBy(stack, 'search').cpuMs
      await new Promise((resolve) => setTimeout(resolve, 250))
      return usedBy(stack, 'search').cpuMs - before <= IDLE
    }
    const settled = await until(idle, 10_000).then(
      () => performance.now() - from,
      () => Number.POSITIVE_INFINITY,
    )
    check(settled <= 2500, `it still worked ${(settled / 1000).toFixed(1)} s later`)
    const { status, ms } = await send(stack.search, '/health')
    check(status === 200 && ms < 500, `its health came after ${ms.toFixed(0)} ms (${status})`)
    return `idle ${(settled / 1000).toFixed(1)} s after they left; health in ${ms.toFixed(0)} ms`
  },
}
