import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedDuring } from '../../contract/asked-during.ts'
import { CALL_CHANNEL, isCallMessage } from '../call-channel.ts'
import { startTestServer } from '../testing.ts'

/** Who makes the call: `typesense`'s two clients, the InstantSearch adapter, the site, or `fetch`. */
export type Caller = 'Client' | 'SearchClient' | 'adapter' | 'site' | 'fetch'

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

let server: TestServer | undefined
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

/** The one server of a file's tests: each test makes what it needs under names of its own. */
export function running(): TestServer {
  if (!server) throw new Error('The server runs only while the tests do.')
  return server
}

/**
 * One test of a call, or of a parameter of one, with the client that sends it. The test fails when
 * it ends without the server having been asked just that. The table in the README is made of these
 * lines, so give them as plain strings: `GET /keys`, `GET /collections ?limit`, `search ?q`.
 */
export function contract(
  call: string,
  caller: Caller,
  what: string,
  run: (server: TestServer) => Promise<void>,
): void {
  test(`${call} · ${caller}: ${what}`, async () => {
    const server = running()
    const asked = await askedDuring(
      CALL_CHANNEL,
      (message) =>
        isCallMessage(message) && server.url.endsWith(`//${message.host}`) ? message.asked : [],
      () => run(server),
    )
    expect(asked).toContain(call)
  })
}
