import fc from 'fast-check'
import { z } from 'zod'
import { feedbackSchema } from '../../schemas/feedback.ts'
import { postResponse } from '../../web/feedback/feedback-response.ts'
import { testInbox, withProofOfWork } from '../../web/feedback/testing/inbox.ts'
import { dangers } from '../security/dangers.ts'
import { GENERATED } from '../security/generated-vectors.ts'
import type { FuzzTarget } from './fuzz-target.ts'
import { assertNoLeak } from './leaks.ts'

const schema = z.object({
  type: z.string(),
  query: z.string(),
  headers: z.record(z.string(), z.string()),
  /** JSON that replaces or adds fields of a valid report; a string, as an object would lose `__proto__`. */
  fields: z.string().nullable(),
  /** Bytes to send instead of a report, as base64. */
  bytes: z.string(),
})

type Input = z.infer<typeof schema>

const ORIGIN = 'https://docs.exchange.example'
const FORM = 'application/x-www-form-urlencoded'
/** Limits that no input reaches. */
const limits = { windowMs: 60_000, perAddress: 1e9, inAll: 1e9, withoutWork: 1e9 }

const words = fc.oneof(
  fc.constantFrom(...GENERATED),
  fc.constantFrom(
    'v5/a',
    'v5/../a',
    'bounds',
    '__proto__',
    'It answers 200',
    'wrong',
    '\u0000',
    '\ud800',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const odd = fc.oneof({ weight: 4, arbitrary: words }, fc.jsonValue({ maxDepth: 2 }))
const names = ['kind', 'words', 'contact', 'page', 'anchor', 'quote', 'challenge', 'key', 'nonce']
const fields = fc
  .array(fc.tuple(fc.constantFrom(...names, '__proto__', 'constructor', 'state', '_id'), odd), {
    maxLength: 4,
  })
  // Built as text: an object would lose `__proto__`, and duplicate names.
  .map((all) =>
    all.map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`).join(''),
  )
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 40 }),
  fc
    .constantFrom('', 'null', '['.repeat(8000), '{"words":', 'a'.repeat(9000), '%', '1e999')
    .map((text) => new TextEncoder().encode(text)),
)

/** Reports with any field in any format: each is stored as plain text that the Studio can read, or refused. */
export const feedbackTarget: FuzzTarget<Input> = {
  name: 'feedback',
  share: 300,
  inputs: fc.record({
    type: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom('application/json', FORM) },
      fc.constantFrom('', 'text/html', 'application/json;charset=x', 'multipart/form-data'),
    ),
    query: fc.constantFrom(
      '',
      '?locale=zh-TW',
      '?locale=__proto__',
      '?locale=en&locale=zh-TW',
      '?%',
    ),
    headers: fc.constantFrom<Record<string, string>[]>(
      {},
      {},
      { 'x-forwarded-for': ',,' },
      { 'sec-fetch-site': 'cross-site' },
      { 'content-length': '-1' },
      { 'content-length': '1e9' },
    ),
    fields: fc.option(fields, { freq: 8 }),
    bytes: bytes.map((each) => Buffer.from(each).toString('base64')),
  }),
  schema,
  open: async () => ({
    async check({ type, query, headers, fields, bytes }) {
      const { desk, state, stored } = testInbox(limits)
      const report = JSON.stringify(withProofOfWork(desk.challenge()))
      state.now += 3000
      const whole = fields === null ? undefined : `${report.slice(0, -1)}${fields}}`
      const body = whole === undefined ? Buffer.from(bytes, 'base64') : asSent(whole, type)
      const request = new Request(`${ORIGIN}/docs/api/feedback${query}`, {
        method: 'POST',
        headers: { ...(type && { 'content-type': type }), ...headers },
        body,
      })
      const response = await postResponse(desk, request)
      const text = await response.text()
      if (response.status >= 500) throw new Error(`${response.status} ${text}`)
      assertNoLeak(text)
      const isTaken = response.status === 201 || response.status === 303
      if (stored.size !== (isTaken ? 1 : 0))
        throw new Error(`${response.status}, and ${stored.size} stored`)
      for (const one of stored.values()) assertPlain(feedbackSchema.parse(one))
    },
    close: async () => {},
  }),
}

/** Converts a report to a form body, if that is its type. */
function asSent(json: string, type: string): string {
  if (type !== FORM) return json
  const entries = Object.entries<unknown>(JSON.parse(json))
  return String(
    new URLSearchParams(
      entries.map(([name, value]) => [
        name,
        typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
      ]),
    ),
  )
}

/** Throws unless each text of a reader is shown as text only. */
function assertPlain({ words, contact, quote, anchor }: z.infer<typeof feedbackSchema>): void {
  for (const text of [words, contact, quote, anchor]) {
    const found = dangers(text ?? '')
    if (found.length > 0) throw new Error(`It is stored with ${found.join(', ')}: ${text}`)
  }
}
