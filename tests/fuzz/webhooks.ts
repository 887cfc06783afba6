import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import fc from 'fast-check'
import { z } from 'zod'
import { env } from '../../web/config/env.ts'
import { receiver } from '../../web/publishing/receive.ts'
import type { FuzzTarget } from './fuzz-target.ts'
import { assertNoLeak } from './leaks.ts'

const schema = z.object({
  body: z.string(),
  /** The signature header; `sound` stands for a valid one, made `apart` ms from now. */
  signature: z.string(),
  apart: z.number(),
})

type Input = z.infer<typeof schema>

const SECRET = 'a-secret-of-the-fuzz-run'
const MAX_AGE = 35 * 60_000
/** Earliest time that the toolkit signs, in ms since 1970. */
const EARLIEST = Date.UTC(2021, 0, 1)

const word = fc.oneof(fc.constantFrom('page', 'page-v5-intro', 'update', 'v5/intro'), fc.string())
const delivery = fc.record(
  {
    id: word,
    type: word,
    operation: fc.oneof(fc.constantFrom('create', 'update', 'delete'), word),
    rev: fc.option(word),
    path: fc.option(word),
    pathBefore: fc.oneof(fc.option(word), fc.jsonValue({ maxDepth: 2 })),
    linkChanged: fc.option(fc.boolean()),
    __proto__x: word,
  },
  { requiredKeys: ['id', 'type', 'operation'] },
)
const body = fc.oneof(
  { weight: 4, arbitrary: delivery.map((each) => JSON.stringify(each)) },
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
  fc.constantFrom('', 'null', '['.repeat(50_000), '{"__proto__":{"id":"a"}}', '1e999'),
)
const signature = fc.oneof(
  { weight: 4, arbitrary: fc.constant('sound') },
  fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[^\x21-\x7e]/g, '')),
  fc.constantFrom('t=1,v1=a', 't=,v1=', 't=9e99,v1=a', 't=-1,v1=', 'v1=a', 't=1e999,v1=a', ''),
)
const apart = fc.oneof(
  fc.constant(0),
  fc.constantFrom(-MAX_AGE, MAX_AGE, -2 * MAX_AGE, 2 * MAX_AGE),
  fc.integer({ min: -1e12, max: 1e12 }),
)

/** Deliveries with any body, signature and time: one that is not the lake's has no effect. */
export const webhooksTarget: FuzzTarget<Input> = {
  name: 'webhooks',
  share: 500,
  inputs: fc.record({ body, signature, apart }),
  schema,
  async open() {
    const before = env.SANITY_WEBHOOK_SECRET
    env.SANITY_WEBHOOK_SECRET = SECRET
    let worked = 0
    const receive = receiver('webhook', async () => {
      worked += 1
      return { done: true }
    })
    return {
      async check({ body, signature, apart }) {
        const log = console.log
        // Suppresses the log line of each delivery.
        console.log = () => {}
        const at = Math.max(EARLIEST, Date.now() + apart)
        const sent =
          signature === 'sound' ? await encodeSignatureHeader(body || ' ', at, SECRET) : signature
        worked = 0
        try {
          const request = new Request('https://docs.exchange.example/docs/api/webhook', {
            method: 'POST',
            body: body || ' ',
            headers: sent === '' ? {} : { [SIGNATURE_HEADER_NAME]: sent },
          })
          const { status, text } = await receive(request).then(async (response) => ({
            status: response.status,
            text: await response.text(),
          }))
          if (status >= 500) throw new Error(`${status} ${text}`)
          assertNoLeak(text, [SECRET])
          const isDone = status === 200
          if (isDone !== (worked === 1)) throw new Error(`${status}, and the work ${worked} times`)
          const mayBe = signature === 'sound' && Math.abs(apart) <= MAX_AGE
          if (isDone && !mayBe) throw new Error(`Taken with the signature ${sent}`)
        } finally {
          console.log = log
        }
      },
      close: async () => {
        if (before === undefined) delete env.SANITY_WEBHOOK_SECRET
        else env.SANITY_WEBHOOK_SECRET = before
      },
    }
  },
}
