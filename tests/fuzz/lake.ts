import { z } from 'zod'
import {
  arbitraryRequest,
  authorizationOf,
  type FuzzRequest,
} from '../../local/lake/testing/arbitrary-requests.ts'
import { seedUsers, testLake } from '../../local/lake/testing/test-lake.ts'
import type { FuzzTarget } from './fuzz-target.ts'
import { assertNoLeak } from './leaks.ts'

const schema = z.object({
  sender: z.enum([
    'administrator',
    'writer',
    'translator',
    'viewer',
    'publisher',
    'nobody',
    'nonsense',
  ]),
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  /** As base64, since it may be no text. */
  body: z.string().nullable(),
})

type Input = z.infer<typeof schema>

const asJson = ({ body, ...request }: FuzzRequest): Input =>
  schema.parse({ ...request, body: body?.toString('base64') ?? null })

/** Status codes above 500 that the lake may answer: not supported, and no capacity. */
const NAMED = [501, 503]

/** Requests to each route of the lake by any sender. Tests of its access rules check their effects. */
export const lakeTarget: FuzzTarget<Input> = {
  name: 'lake',
  share: 600,
  inputs: arbitraryRequest.map(asJson),
  schema,
  async open() {
    const lake = await testLake()
    const tokens = seedUsers.map(({ token }) => token)
    return {
      async check({ sender, method, path, headers, body }) {
        const response = await fetch(lake.url + path, {
          method,
          headers: { 'content-type': 'application/json', ...authorizationOf(sender), ...headers },
          body: body === null ? null : new Uint8Array(Buffer.from(body, 'base64')),
          redirect: 'manual',
        })
        const { status } = response
        if (status >= 500 && !NAMED.includes(status))
          throw new Error(`${method} ${path} is ${status}: ${await response.text()}`)
        if (response.headers.get('content-type')?.startsWith('text/event-stream'))
          await response.body?.cancel()
        else if (status >= 400) assertNoLeak(await response.text(), [lake.dataDir, ...tokens])
        else await response.arrayBuffer()
      },
      close: async () => lake[Symbol.asyncDispose](),
    }
  },
}
