import { expect, test } from 'vitest'
import { recordCalls } from '../../testing/record-calls.ts'
import { CALL_CHANNEL, isCallMessage } from '../http/call-channel.ts'
import { type TestLake, testLake } from './test-lake.ts'

/** The client that makes the call. */
export type Caller =
  | '@sanity/client'
  | 'Studio'
  | 'next-sanity'
  | '@sanity/export'
  | '@sanity/import'
  | '@sanity/image-url'
  | 'sanity CLI'
  | 'browser'

/**
 * Tests a call with the client that makes it, on its own lake. `call` is the route's method and path as in `routes/`:
 * the test fails when the lake has not received exactly that call. CALLS.md lists these lines, so write them as plain
 * strings.
 */
export function contract(
  call: string,
  caller: Caller,
  what: string,
  run: (lake: TestLake) => Promise<void>,
): void {
  test(`${call} · ${caller}: ${what}`, async () => {
    await using lake = await testLake()
    const calls = await recordCalls(
      CALL_CHANNEL,
      (message) => (isCallMessage(message) && message.lake === lake.lake ? [message.call] : []),
      () => run(lake),
    )
    expect(calls).toContain(call)
  })
}
