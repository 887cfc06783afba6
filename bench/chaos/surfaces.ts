import { z } from 'zod'
import { failureMessages } from '../../scripts/report-failure.ts'
import { edit, lakeAs, publishDraft } from '../../tests/support/lake.ts'
import { SearchClient } from '../../web/search/browser-client.ts'
import type { StackCopy } from '../harness/stack.ts'
import { type Faults, isFull } from './faults.ts'

const LONGEST_MS = 10_000
/** Answers that take longer than this, in ms, are shown with their seconds. */
const PROMPT_MS = 1000

/**
 * An observation, in the table's words: the current answer, an older one, a designed error message, no connection where
 * none can exist; or else a description of the broken answer.
 */
type Observation = 'normal' | 'stale' | 'error shown' | 'no connection' | { broken: string }

export interface Outcome {
  seen: Observation
  ms: number
}

export function inWords({ seen, ms }: Outcome): string {
  const words = typeof seen === 'object' ? '**broken**' : seen
  return ms < PROMPT_MS ? words : `${words}, ${Math.round(ms / 1000)} s`
}

/** The observation of `ask`; an unexpected failure is `broken`, unless the site is `away`. */
export async function outcomeOf(
  ask: (signal: AbortSignal) => Promise<Observation>,
  away = false,
): Promise<Outcome> {
  const from = performance.now()
  const seen = await ask(AbortSignal.timeout(2 * LONGEST_MS)).catch(
    (error: unknown): Observation =>
      away && error instanceof TypeError ? 'no connection' : broken(...failureMessages(error)),
  )
  const ms = performance.now() - from
  if (ms <= LONGEST_MS || typeof seen === 'object') return { seen, ms }
  return { seen: broken(inWords({ seen, ms }), 'it came too late'), ms }
}

const broken = (...words: unknown[]) => ({ broken: words.join(': ').slice(0, 300) })

export const PAGE_BEFORE = { id: 'page-v5-market-tickers', path: 'v5/market/tickers' }
export const PAGE_DURING = { id: 'page-v5-market-time', path: 'v5/market/time' }
const UNTOUCHED = 'v5/market/kline'

interface Cell {
  copy: StackCopy
  faults: Faults
  before: string
  during: string
  signal: AbortSignal
}

export const surfaces: Record<string, (cell: Cell) => Promise<Observation>> = {
  page: (cell) => readPage(cell, UNTOUCHED, 'Get Kline'),
  'page to renew': (cell) => readPage(cell, PAGE_BEFORE.path, cell.before),
  'unknown address': async (cell) => {
    const { status, text, retryAfter } = await get(cell, `v5/never-${cell.before}`)
    if (status === 404 && text.includes('</main>')) return 'normal'
    const words = '<h1>This page cannot be shown at this moment.</h1>'
    const isErrorPage = status === 503 && retryAfter !== null && text.includes(words)
    return isErrorPage ? 'error shown' : broken(status, text)
  },
  Markdown: (cell) => readPage(cell, `${PAGE_BEFORE.path}.md`, cell.before),
  search: ({ copy: { stack }, faults }) =>
    // The dialog's error message and Retry button are tested in tests/e2e.
    unlessFaulty(
      () => faults.search,
      async () => {
        const client = new SearchClient({
          apiKey: stack.searchKeys.search,
          nodes: [{ url: stack.search }],
          connectionTimeoutSeconds: 4,
          numRetries: 1,
          cacheSearchResultsForSeconds: 0,
        })
        const collection = stack.searchCollections.en
        const search = { ...stack.searchParameters.en, q: 'kline', collection }
        const answer = await client.multiSearch.perform({ searches: [search] })
        if (!results.parse(answer).results.some(({ found }) => found > 0))
          throw new Error('Nothing was found')
      },
    ),
  'MCP page': (cell) => callTool(cell, 'get_page', { path: PAGE_BEFORE.path }, cell.before),
  'MCP search': (cell) => callTool(cell, 'search_docs', { query: 'kline' }, 'Kline'),
  health: async (cell) => {
    const answer = await get(cell, 'api/health')
    const { status, lake, search, staleContent } = health.parse(JSON.parse(answer.text))
    if (answer.status !== 200 || status === 'failing') return broken(answer.text)
    if (status === 'ok') return 'normal'
    const { faults } = cell
    // On a slow machine, either may be late.
    const isRight =
      (lake.reachable || faults.lake || faults.machine) &&
      (search.reachable || faults.search || faults.machine)
    const says = !lake.reachable || !search.reachable || staleContent.notRevalidated > 0
    return says && isRight ? 'error shown' : broken(answer.text)
  },
  Studio: ({ copy: { stack }, faults, signal }) =>
    unlessFaulty(
      () => faults.lake,
      async () => {
        const headers = { authorization: `Bearer ${stack.users[0]?.token}` }
        const answer = await fetch(`${stack.lake}/v1/users/me`, { headers, signal })
        const text = await answer.text()
        if (!text.includes('"role"') || !text.endsWith('}'))
          throw new Error(`${answer.status}, expected a person: ${text}`)
      },
    ),
  publish: ({ copy: { stack, itself }, faults, during }) => {
    const faultOf = (error: unknown) => faults.lake ?? (isFull(error) ? faults.machine : undefined)
    return unlessFaulty(faultOf, async () => {
      const once = { timeout: 9000, maxRetries: 0 }
      const set = { 'title.en': during }
      await edit(lakeAs(itself, 'administrator').withConfig(once), PAGE_DURING.id, set)
      await publishDraft(lakeAs(stack, 'administrator').withConfig(once), PAGE_DURING.id)
    })
  },
}

/** A direct client of a service must get an error when the service has a fault, and only then. */
async function unlessFaulty(
  faultOf: (error: unknown) => string | undefined,
  ask: () => Promise<void>,
): Promise<Observation> {
  try {
    await ask()
    return 'normal'
  } catch (error) {
    return faultOf(error) ? 'error shown' : broken('no fault, but', ...failureMessages(error))
  }
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

async function get({ copy, signal }: Cell, path: string, init: RequestInit = {}) {
  const answer = await fetch(`${copy.itself.site}/${path}`, { signal, ...init })
  const retryAfter = answer.headers.get('retry-after')
  return { status: answer.status, text: await answer.text(), retryAfter }
}

async function readPage(cell: Cell, path: string, words: string): Promise<Observation> {
  const { status, text } = await get(cell, path)
  if (status !== 200) return broken(status, text)
  return text.includes(words) ? 'normal' : 'stale'
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
  if (!parsed.success) return broken(status, text)
  const { isError, content } = parsed.data.result
  const says = JSON.stringify(content)
  if (isError) return says.includes('Try again in a minute') ? 'error shown' : broken(says)
  return says.includes(words) ? 'normal' : 'stale'
}
