import fc from 'fast-check'
import { z } from 'zod'
import { anchorRows } from '../../web/content/blocks/row-anchors.ts'
import { mcpHandler } from '../../web/formats/mcp/mcp-response.ts'
import { pageFixture, table } from '../../web/testing/page-fixture.ts'
import type { FuzzTarget } from './fuzz-target.ts'
import { assertNoLeak } from './leaks.ts'

const schema = z.object({
  method: z.enum(['GET', 'POST', 'DELETE']),
  headers: z.record(z.string(), z.string()),
  body: z.string().nullable(),
})

type Input = z.infer<typeof schema>

const ORIGIN = 'https://docs.exchange.example'
const INSIDE = 'lake.internal:3900'
/** Limits that no input reaches. */
const limits = {
  perAddress: 1e9,
  inAll: 1e9,
  atOnce: 20,
  perCall: { ms: 10_000, characters: 250_000 },
}

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('v5/market/time', '../../etc/passwd', '%E0%A4%A', 'page', 'away', '__proto__'),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const call = fc
  .record({
    name: fc.constantFrom(
      'search_docs',
      'get_page',
      'get_operation',
      'check_request',
      'sign_example',
      'lookup_error_code',
      'changes_since',
      '__proto__',
    ),
    arguments: fc.record(
      {
        path: odd,
        query: odd,
        operation: odd,
        request: odd,
        since: odd,
        code: odd,
        locale: odd,
        limit: odd,
      },
      { requiredKeys: [] },
    ),
  })
  .map((params) => ({ method: 'tools/call', params }))
const message = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: call },
      fc
        .constantFrom('initialize', 'tools/list', 'ping', 'resources/read', 'notifications/x')
        .chain((method) => fc.record({ method: fc.constant(method), params: odd })),
      fc.record({ method: odd, params: odd }, { requiredKeys: [] }),
    ),
    fc.oneof(fc.integer(), fc.string({ maxLength: 4 }), fc.constant(null)),
  )
  .map(([rest, id]) => ({ jsonrpc: '2.0', id, ...rest }))

const body = fc.oneof(
  { weight: 8, arbitrary: message.map((each) => JSON.stringify(each)) },
  fc.array(message, { maxLength: 4 }).map((all) => JSON.stringify(all)),
  fc.string({ maxLength: 40 }),
  fc.constantFrom('', '{', 'null', '[]', '['.repeat(20_000), '{"jsonrpc":"2.0"}', '1e999'),
)

/** Calls of the tools for programs. When their content is unreachable, the answer says so without its location. */
export const mcpTarget: FuzzTarget<Input> = {
  name: 'mcp',
  share: 700,
  inputs: fc
    .record({
      method: fc.constantFrom<Input['method'][]>('POST', 'POST', 'POST', 'GET', 'DELETE'),
      headers: fc.oneof(
        { weight: 8, arbitrary: fc.constant({}) },
        fc.constantFrom(
          { accept: 'text/html' },
          { 'content-type': 'text/plain' },
          { 'mcp-protocol-version': 'x' },
          { 'mcp-session-id': '%00' },
          { 'last-event-id': '1' },
          { 'x-forwarded-for': ',,' },
        ),
      ),
      body: fc.option(body, { freq: 20 }),
    })
    .map((one) => ({ ...one, body: one.method === 'GET' ? null : one.body })),
  schema,
  async open() {
    const page = pageFixture('v5/market/time', 'Server Time', anchorRows([table(['a', 'b'])]), {
      locale: 'en',
    })
    const away = () => Promise.reject(new Error(`connect ECONNREFUSED ${INSIDE}`))
    const docs = {
      origin: ORIGIN,
      page: async (path: string) =>
        path === 'away'
          ? away()
          : path === page.path
            ? { kind: 'page' as const, data: page }
            : { kind: 'missing' as const, dependencies: [] },
      pagesLike: async (path: string) =>
        path === 'away' ? away() : [{ title: 'Server Time', url: ORIGIN }],
      pageTitled: async (path: string) => (path === 'title' ? page.path : undefined),
      operationPath: async (name: string) => (name === 'page' ? page.path : undefined),
      operations: async () => ['GET /v5/market/time'],
      ownPage: async () => undefined,
      topics: async () => [],
      pages: async () => [],
      specs: () => [],
      spec: async () => '',
      changes: async () => [],
      search: async (query: string) =>
        query === 'away' ? away() : { results: [{ title: query, url: ORIGIN, text: '' }] },
      searchErrors: async (query: string) => (query === 'away' ? away() : [query]),
    }
    const answer = mcpHandler(docs, limits)
    return {
      async check({ method, headers, body }) {
        const log = console.error
        // An unreachable service is logged for each call.
        console.error = () => {}
        try {
          const response = await answer(
            new Request(`${ORIGIN}/docs/mcp`, {
              method,
              headers: {
                'content-type': 'application/json',
                accept: 'application/json, text/event-stream',
                ...headers,
              },
              body,
            }),
          )
          if (response.status >= 500) throw new Error(`${response.status} ${await response.text()}`)
          // The stream for server messages ends when the client disconnects.
          if (method === 'GET') await response.body?.cancel()
          else assertNoLeak(await response.text(), [INSIDE])
        } finally {
          console.error = log
        }
      },
      close: async () => {},
    }
  },
}
