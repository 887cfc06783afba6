import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordCalls } from '../../testing/record-calls.ts'
import { CALL_CHANNEL, isCallMessage } from '../call-channel.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** The client of the call: `typesense`'s two clients, the InstantSearch adapter, the site, or `fetch`. */
export type Caller = 'Client' | 'SearchClient' | 'adapter' | 'site' | 'fetch'

type Contract = (
  call: string,
  caller: Caller,
  what: string,
  run: (server: TestServer) => Promise<void>,
) => void

/**
 * The contract tests of a file on one server: each creates its data under its own names. A test is about one call, or
 * one parameter of a call, with the client that sends it; it fails when the server has not received exactly that.
 * CALLS.md lists these lines, so write them as plain strings: `GET /keys`, `GET /collections ?limit`, `search ?q`.
 */
export function contractTests(): Contract {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  return (call, caller, what, run) => {
    test(`${call} · ${caller}: ${what}`, async () => {
      const calls = await recordCalls(
        CALL_CHANNEL,
        (message) =>
          isCallMessage(message) && server.url.endsWith(`//${message.host}`) ? message.calls : [],
        () => run(server),
      )
      expect(calls).toContain(call)
    })
  }
}
