import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExchange } from '../../local/exchange/server.ts'
import { type StreamStep, startFaultyStream } from './faulty-stream.ts'
import { guidePrograms } from './guide-programs.ts'
import { launchers } from './launchers.ts'
import type { BookChange, Level } from './real-book.ts'
import { type RelayedConnection, startRelay } from './relay.ts'
import { startProgram } from './start-program.ts'

const programs = (stream: string) =>
  guidePrograms('v5/websocket/public/orderbook', 'program', { rest: '', stream })
const all = programs('')

let sandbox: Awaited<ReturnType<typeof startExchange>>
beforeAll(async () => {
  sandbox = await startExchange({ port: 0, keys: [], origins: [] })
})
afterAll(() => sandbox.close())

async function started(language: string, stream: string) {
  const program = programs(stream).find((one) => one.language === language)
  if (!program) throw new Error(`The order book has no program in ${language} any more.`)
  const running = await startProgram(program)
  /** The printed views of the book, each as JSON. */
  const views = () =>
    running
      .printed()
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.stringify(JSON.parse(line)))
  return { ...running, views }
}

const PATIENCE = { timeout: 30_000, interval: 5 }

const size = fc.integer({ min: 0, max: 9 })
const change: fc.Arbitrary<BookChange> = fc.tuple(
  fc.constantFrom('b', 'a'),
  fc.integer({ min: 1, max: 70 }),
  size,
)
const changes = fc.array(change, { minLength: 1, maxLength: 8 })
const step: fc.Arbitrary<StreamStep> = fc.oneof(
  fc.record({ kind: fc.constantFrom('delta', 'delta', 'delta', 'lost', 'twice'), changes }),
  fc.record({ kind: fc.constantFrom('wiped', 'old', 'snapshot', 'restart', 'crossed') }),
)
/** More levels than the stream shows. */
const full: BookChange[] = Array.from({ length: 65 }, (_, index) => index + 1).flatMap(
  (distance): BookChange[] => [
    ['b', distance, 3],
    ['a', distance, 4],
  ],
)
/** The levels from `first` to `last` on both sides. */
const levels = (first: number, last: number, size: number): BookChange[] =>
  full
    .filter(([, distance]) => distance >= first && distance <= last)
    .map(([side, distance]) => [side, distance, size])
/** Levels enter the shown range, are pushed out of it, and disappear there. */
const hidden: StreamStep[] = [
  { kind: 'delta', changes: levels(1, 10, 0) },
  { kind: 'delta', changes: levels(1, 10, 2) },
  { kind: 'delta', changes: levels(51, 60, 0) },
  { kind: 'wiped' },
]

it('the order book guide has programs in at least four languages, each short enough to read', () => {
  expect(all.map(({ language }) => language)).toEqual(['python', 'nodejs', 'go', 'java'])
  for (const { code } of all) expect(code.split('\n').length).toBeLessThanOrEqual(150)
})

describe.concurrent('the order book program', { timeout: 120_000 }, () => {
  for (const { language } of all) {
    const missing = launchers[language]?.missing() ?? []
    const title = missing.length > 0 ? `${language} (not installed: ${missing})` : language

    describe.skipIf(missing.length > 0)(title, () => {
      it('follows a stream that loses, repeats and restarts', async ({ expect }) => {
        const stream = await startFaultyStream()
        const program = await started(language, stream.url)
        try {
          await expect.poll(stream.subscriptions, PATIENCE).toBe(1)
          await fc.assert(
            fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
              await stream.play([{ kind: 'delta', changes: full }, ...steps])
              await expect.poll(() => program.views().at(-1), PATIENCE).toBe(stream.view())
            }),
            { examples: [[hidden]], numRuns: 40, interruptAfterTimeLimit: 60_000 },
          )
          expect(program.views().filter((view) => !stream.right.has(view))).toEqual([])
          expect(stream.subscriptions()).toBeGreaterThan(10)
        } finally {
          await program.stop()
          await stream.close()
        }
      })

      it('follows the sandbox, also after a lost connection', async ({ expect }) => {
        const relay = await startRelay(sandbox.url)
        const program = await started(language, relay.url)
        try {
          for (const at of [0, 1]) {
            await expect
              .poll(() => relay.connections[at]?.books.length, PATIENCE)
              .toBeGreaterThan(30)
            relay.connections[at]?.cut()
          }
          const books = relay.connections.flatMap((connection) => shown(connection.books))
          await expect.poll(() => program.views().length, PATIENCE).toBeGreaterThan(60)
          const views = program.views()
          expect(books.slice(0, 30)).toEqual(views.slice(0, 30))
          expect(books).toEqual(expect.arrayContaining(views.slice(0, 60)))
        } finally {
          await program.stop()
          await relay.close()
        }
      })
    })
  }
})

/** The books that the messages of one connection add up to, each as the program should print it. */
function shown(messages: RelayedConnection['books']): string[] {
  const sides = { b: new Map<string, string>(), a: new Map<string, string>() }
  return messages.map(({ type, data }) => {
    for (const side of ['b', 'a'] as const) {
      if (type === 'snapshot') sides[side].clear()
      for (const [price, amount] of data[side])
        if (amount === '0') sides[side].delete(price)
        else sides[side].set(price, amount)
    }
    const best = (levels: Map<string, string>, sign: number): Level[] =>
      [...levels].sort(([one], [other]) => sign * (Number(one) - Number(other))).slice(0, 5)
    return JSON.stringify({ u: data.u, bids: best(sides.b, -1), asks: best(sides.a, 1) })
  })
}
