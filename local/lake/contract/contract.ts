import diagnostics from 'node:diagnostics_channel'
import { expect, test } from 'vitest'
import { CALL_CHANNEL, isCallMessage } from '../http/call-channel.ts'
import { type TestLake, testLake } from '../testing.ts'

/** Who makes the call. */
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
 * One test of a call with the client that makes it, on a lake of its own. `call` is the route's
 * method and path as `routes/` has them: the test fails when it ends without the lake having been
 * asked just that. The table in the README is made of these lines, so give them as plain strings.
 */
export function contract(
  call: string,
  caller: Caller,
  what: string,
  run: (lake: TestLake) => Promise<void>,
): void {
  test(`${call} · ${caller}: ${what}`, async () => {
    await using lake = await testLake()
    const asked = new Set<string>()
    const note = (message: unknown) => {
      if (isCallMessage(message) && message.lake === lake.lake) asked.add(message.call)
    }
    diagnostics.subscribe(CALL_CHANNEL, note)
    try {
      await run(lake)
    } finally {
      diagnostics.unsubscribe(CALL_CHANNEL, note)
    }
    expect([...asked]).toContain(call)
  })
}
