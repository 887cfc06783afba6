import { expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import { indexApi } from './api-index.ts'
import { smallSurface } from './testing/small-surface.ts'
import { textFile } from './testing/text-file.ts'

const api = indexApi(smallSurface)
const names = ['a.har', 'a.py', 'a.ts', 'a.log', 'a', 'a.json', 'f/a.go', 'a.txt']
const words = [
  ...[
    '"',
    "'",
    '`',
    '\\',
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    ',',
    ':',
    '?',
    '&',
    '=',
    '%',
    '$',
    '.',
    '+',
    '\n',
    '\r',
    ' ',
  ],
  ...[
    '/v5/',
    'v5/market/kline',
    '/v2/private/',
    'orderbook.',
    'subscribe',
    'args',
    'https://',
    '#',
    '//',
    'symbol',
  ],
  ...[
    '"log"',
    '"entries"',
    '"request"',
    '"url"',
    'GET ',
    '\u0000',
    '漢',
    '\ud800',
    'def ',
    'func ',
    `\${x}`,
    '%ff',
  ],
]

/** Numbers from 0 to 1, the same each time: mulberry32. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

it('whatever comes, it is read to its end without a failure', async () => {
  const random = numbers(20261127)
  const one = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
  for (let round = 0; round < 3000; round += 1) {
    const text = Array.from({ length: Math.floor(random() * 60) }, () => one(words)).join('')
    const name = one(names) ?? 'a'
    const file = textFile(name, text, 1 + Math.floor(random() * 50))
    const { read, skipped } = await analyse([file], api)
    expect(read + skipped.binary + skipped.folder + skipped.prose, JSON.stringify(text)).toBe(1)
  }
})

it('bytes that are no text are no failure', async () => {
  const random = numbers(7)
  for (let round = 0; round < 300; round += 1) {
    const bytes = Uint8Array.from({ length: 500 }, () => 1 + Math.floor(random() * 255))
    await analyse([textFile(names[round % names.length] ?? '', bytes, 37)], api)
  }
})

it.each([
  ['quotes', `"'\``.repeat(600)],
  ['one quote', `"${'a.'.repeat(900)}`],
  ['braces', '${'.repeat(900)],
  ['slashes', '/v5/a'.repeat(400)],
  ['segments', `"${'/a-b'.repeat(480)}`],
  ['args', 'subscribe args = '.repeat(110)],
  ['spaces', `"a"${' '.repeat(1900)}x`],
])('a line of many %s takes no longer than others', async (_, line) => {
  const text = `${line}\n`.repeat(200)
  const from = performance.now()
  for (const name of ['a.ts', 'a.log', 'a.har']) await analyse([textFile(name, text)], api)
  expect(performance.now() - from).toBeLessThan(3000)
})

it('what it keeps is bounded, however many things are found', async () => {
  const lines = Array.from(
    { length: 30_000 },
    (_, at) => `GET /v5/market/kline?heron${at}=1&symbol=x`,
  )
  const { findings, used } = await analyse([textFile('a.log', lines.join('\n'))], api)
  expect(findings.length).toBeLessThanOrEqual(2500)
  expect(used[0]?.count).toBe(30_000)
  expect(used[0]?.places).toHaveLength(50)
})
