import { z } from 'zod'
import { failureMessages } from '../../scripts/report-failure.ts'
import { edit, lakeAs, publishDraft } from '../../tests/support/lake.ts'
import { SearchClient } from '../../web/search/browser-client.ts'
import type { Twin } from '../harness/stack.ts'
import { type Faults, isFull } from './faults.ts'

/** Longest that anybody is let wait, ms. */
const LONGEST_MS = 10_000
/** What takes longer is told with its seconds, ms. */
const PROMPT_MS = 1000

/**
 * What somebody saw, in the words of the table: the right answer of now, an older one, a failure in words that were
 * made for it, no connection where nobody could give one; or else what came.
 */
type Observation = 'normal' | 'stale' | 'error shown' | 'no connection' | { broken: string }

export interface Outcome {
  seen: Observation
  ms: number
}

/** `error shown, 4 s` */
export function inWords({ seen, ms }: Outcome): string {
  const words = typeof seen === 'object' ? '**broken**' : seen
  return ms < PROMPT_MS ? words : `${words}, ${Math.round(ms / 1000)} s`
}

/** What `ask` sees; a failure that it does not judge itself is `broken`, if the site is not `away`. */
export async function outcomeOf(
  ask: (signal: AbortSignal) => Promise<Observation>,
  away = false,
): Promise<Outcome> {
  const from = performance.now()
  const seen = await ask(AbortSignal.timeout(2 * LONGEST_MS)).catch(
    (error: unknown): Observation =>
      away && error instanceof TypeError
        ? 'no connection'
        : { broken: failureMessages(error).join(': ') },
  )
  const ms = performance.now() - from
  const late = { broken: `${inWords({ seen, ms })}: it came too late` }
  return { seen: ms > LONGEST_MS && typeof seen !== 'object' ? late : seen, ms }
}

/** The page that is published just before a fault, and the one that is published during it. */
export const BEFORE = { id: 'page-v5-market-tickers', path: 'v5/market/tickers' }
export const DURING = { id: 'page-v5-market-time', path: 'v5/market/time' }
const UNTOUCHED = 'v5/market/kline'

interface Cell {
  twin: Twin
  /** What is wrong meanwhile. */
  faults: Faults
  /** What the pages are called that were published before the fault, and during it. */
  before: string
  during: string
  signal: AbortSignal
}

/** Who sees something, and what; in the order of the table. */
export const surfaces: Record<string, (cell: Cell) => Promise<Observation>> = {
  page: (cell) => readPage(cell, UNTOUCHED, 'Get Kline'),
  'page to renew': (cell) => readPage(cell, BEFORE.path, cell.before),
  'unknown address': async (cell) => {
    const answer = await get(cell, `v5/never-${cell.before}`)
    if (answer.status === 404 && answer.text.includes('</main>')) return 'normal'
    // A failure that says what to do, and no bare one.
    const words = '<h1>This page cannot be shown at this moment.</h1>'
    if (answer.status === 503 && answer.retryAfter !== null && answer.text.includes(words))
      return 'error shown'
    return { broken: `${answer.status} ${answer.text.slice(0, 200)}` }
  },
  Markdown: (cell) => readPage(cell, `${BEFORE.path}.md`, cell.before),
  search: async ({ twin: { stack }, faults }) => {
    const client = new SearchClient({
      apiKey: stack.searchKeys.search,
      nodes: [{ url: stack.search }],
      connectionTimeoutSeconds: 4,
      numRetries: 1,
      cacheSearchResultsForSeconds: 0,
    })
    const collection = stack.searchCollections.en
    const search = { ...stack.searchParameters.en, q: 'kline', collection }
    try {
      const answer = await client.multiSearch.perform({ searches: [search] })
      return results.parse(answer).results.some(({ found }) => found > 0) ? 'normal' : empty
    } catch (error) {
      // The dialog turns it into words and a button, which tests/e2e shows.
      return failureOf(error, faults.search)
    }
  },
  'MCP page': (cell) => callTool(cell, 'get_page', { path: BEFORE.path }, cell.before),
  'MCP search': (cell) => callTool(cell, 'search_docs', { query: 'kline' }, 'Kline'),
  health: async (cell) => {
    const answer = await get(cell, 'api/health')
    const { status, lake, search, staleContent } = health.parse(JSON.parse(answer.text))
    if (answer.status !== 200 || status === 'failing') return { broken: answer.text }
    if (status === 'ok') return 'normal'
    // A slow machine makes either late.
    const isBroken = (part: 'lake' | 'search') => cell.faults[part] ?? cell.faults.machine
    const wrong =
      (!lake.reachable && !isBroken('lake')) || (!search.reachable && !isBroken('search'))
    const says = !lake.reachable || !search.reachable || staleContent.notRevalidated > 0
    return says && !wrong ? 'error shown' : { broken: answer.text }
  },
  Studio: async ({ twin: { stack }, faults, signal }) => {
    try {
      const answer = await fetch(`${stack.lake}/v1/users/me`, {
        headers: { authorization: `Bearer ${stack.users[0]?.token}` },
        signal,
      })
      const text = await answer.text()
      if (text.includes('"role"') && text.endsWith('}')) return 'normal'
      throw new Error(`${answer.status}, expected a person: ${text}`)
    } catch (error) {
      // The Studio tells of the lake's own failure.
      return failureOf(error, faults.lake)
    }
  },
  publish: async ({ twin: { stack, itself }, faults, during }) => {
    const once = { timeout: 9000, maxRetries: 0 }
    const past = lakeAs(itself, 'administrator').withConfig(once)
    const lake = lakeAs(stack, 'administrator').withConfig(once)
    try {
      await edit(past, DURING.id, { 'title.en': during })
      await publishDraft(lake, DURING.id)
      return 'normal'
    } catch (error) {
      return failureOf(error, faults.lake ?? (isFull(error) ? faults.machine : undefined))
    }
  },
}

/** Whoever asks a part itself is told when it has a fault, and only then. */
const failureOf = (error: unknown, fault: string | undefined): Observation =>
  fault
    ? 'error shown'
    : { broken: `no fault, but: ${failureMessages(error).join(': ').slice(0, 300)}` }

const results = z.object({ results: z.array(z.object({ found: z.number() })) })
const health = z.object({
  status: z.enum(['ok', 'degraded', 'failing']),
  lake: z.object({ reachable: z.boolean() }),
  search: z.object({ reachable: z.boolean() }),
  staleContent: z.object({ notRevalidated: z.number() }),
})
const toolAnswer = z.object({
  result: z.object({
    isError: z.boolean().optional(),
    content: z.array(z.object({ text: z.string() })),
  }),
})
const empty = { broken: 'nothing was found' }

async function get({ twin, signal }: Cell, path: string, init: RequestInit = {}) {
  const answer = await fetch(`${twin.itself.site}/${path}`, { signal, ...init })
  const retryAfter = answer.headers.get('retry-after')
  return { status: answer.status, text: await answer.text(), retryAfter }
}

/** Readers always get the page: with the new words, or with those from before. */
async function readPage(cell: Cell, path: string, words: string): Promise<Observation> {
  const answer = await get(cell, path)
  if (answer.status !== 200) return { broken: `${answer.status} ${answer.text.slice(0, 200)}` }
  return answer.text.includes(words) ? 'normal' : 'stale'
}

async function callTool(
  cell: Cell,
  name: string,
  given: object,
  words: string,
): Promise<Observation> {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }
  const { status, text } = await get(cell, 'mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify(call),
  })
  const json = text.startsWith('{') ? text : (text.match(/^data: (.*)$/m)?.[1] ?? 'null')
  const parsed = toolAnswer.safeParse(JSON.parse(json))
  if (!parsed.success) return { broken: `${status} ${text.slice(0, 200)}` }
  const { isError, content } = parsed.data.result
  const says = JSON.stringify(content)
  if (isError) return says.includes('Try again in a minute') ? 'error shown' : { broken: says }
  return says.includes(words) ? 'normal' : 'stale'
}
