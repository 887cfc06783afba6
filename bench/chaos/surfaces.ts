import { z } from 'zod'
import { edit, lakeAs, publishDraft } from '../../tests/support/lake.ts'
import { SearchClient } from '../../web/search/browser-client.ts'
import type { Twin } from '../twin/twin.ts'
import type { Faults } from './faults.ts'
import { classifyError, type Observation } from './outcome.ts'

/** The page that is published just before a fault, and the one that is published during it. */
export const BEFORE = { id: 'page-v5-market-tickers', path: 'v5/market/tickers' }
export const DURING = { id: 'page-v5-market-time', path: 'v5/market/time' }
const UNTOUCHED = 'v5/market/kline'

export interface Cell {
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
    if (answer.status === 404 && answer.text.includes('</main>')) return 'fresh'
    return inOtherWords(answer)
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
      return results.parse(answer).results.some(({ found }) => found > 0) ? 'fresh' : empty
    } catch (error) {
      // The dialog turns it into words and a button, which tests/e2e shows.
      return classifyError(error, faults.search)
    }
  },
  'MCP page': (cell) => callTool(cell, 'get_page', { path: BEFORE.path }, cell.before),
  'MCP search': (cell) => callTool(cell, 'search_docs', { query: 'kline' }, 'Kline'),
  health: async (cell) => {
    const answer = await get(cell, 'api/health')
    const { status, lake, search, staleContent } = health.parse(JSON.parse(answer.text))
    if (answer.status !== 200 || status === 'failing') return { broken: answer.text }
    if (status === 'ok') return 'fresh'
    // A slow machine makes either late.
    const isBroken = (part: 'lake' | 'search') => cell.faults[part] ?? cell.faults.machine
    const wrong =
      (!lake.reachable && !isBroken('lake')) || (!search.reachable && !isBroken('search'))
    const says = !lake.reachable || !search.reachable || staleContent.notRevalidated > 0
    return says && !wrong ? 'said' : { broken: answer.text }
  },
  Studio: async ({ twin: { stack }, faults, signal }) => {
    try {
      const answer = await fetch(`${stack.lake}/v1/users/me`, {
        headers: { authorization: `Bearer ${stack.users[0]?.token}` },
        signal,
      })
      const text = await answer.text()
      if (text.includes('"role"') && text.endsWith('}')) return 'fresh'
      throw new Error(`${answer.status}, expected a person: ${text}`)
    } catch (error) {
      // The Studio tells of the lake's own failure.
      return classifyError(error, faults.lake)
    }
  },
  publish: async ({ twin: { stack, itself }, faults, during }) => {
    const once = { timeout: 9000, maxRetries: 0 }
    const past = lakeAs(itself, 'administrator').withConfig(once)
    const lake = lakeAs(stack, 'administrator').withConfig(once)
    try {
      await edit(past, DURING.id, { 'title.en': during })
      await publishDraft(lake, DURING.id)
      return 'fresh'
    } catch (error) {
      const full = faults.machine === 'disk full' ? /disk that holds the lake is full/ : undefined
      return classifyError(error, faults.lake, full)
    }
  },
}

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

interface Answer {
  status: number
  text: string
  retryAfter: string | null
}

async function get({ twin, signal }: Cell, path: string): Promise<Answer> {
  const answer = await fetch(`${twin.itself.site}/${path}`, { signal })
  const retryAfter = answer.headers.get('retry-after')
  return { status: answer.status, text: await answer.text(), retryAfter }
}

/** Readers always get the page: with the new words, or with those from before. */
async function readPage(cell: Cell, path: string, words: string): Promise<Observation> {
  const answer = await get(cell, path)
  if (answer.status !== 200) return { broken: `${answer.status} ${answer.text.slice(0, 200)}` }
  return answer.text.includes(words) ? 'fresh' : 'kept'
}

/** A failure that says what to do, and no bare one. */
function inOtherWords({ status, text, retryAfter }: Answer): Observation {
  const words = '<h1>This page cannot be shown at this moment.</h1>'
  if (status === 503 && retryAfter !== null && text.includes(words)) return 'said'
  return { broken: `${status} ${text.slice(0, 200)}` }
}

async function callTool(
  { twin, signal }: Cell,
  name: string,
  given: object,
  words: string,
): Promise<Observation> {
  const answer = await fetch(`${twin.itself.site}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: given },
    }),
    signal,
  })
  const text = await answer.text()
  const json = text.startsWith('{') ? text : (text.match(/^data: (.*)$/m)?.[1] ?? 'null')
  const parsed = toolAnswer.safeParse(JSON.parse(json))
  if (!parsed.success) return { broken: `${answer.status} ${text.slice(0, 200)}` }
  const { isError, content } = parsed.data.result
  const says = JSON.stringify(content)
  if (isError) return says.includes('Try again in a minute') ? 'said' : { broken: says }
  return says.includes(words) ? 'fresh' : 'kept'
}
