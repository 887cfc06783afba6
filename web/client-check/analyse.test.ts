import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Analysis, analyse } from './analyse.ts'
import { indexApi } from './api-index.ts'
import { changedSince } from './changed-since.ts'
import type { UsageFinding } from './finding.ts'
import type { InputFile } from './inputs/input-file.ts'
import { smallSurface } from './testing/small-surface.ts'
import { textFile } from './testing/text-file.ts'

const api = indexApi(smallSurface)
const folder = path.join(import.meta.dirname, 'testing/fixtures/client')

const line = ({ kind, subject, what, of, instead, values, places }: UsageFinding) =>
  [
    kind,
    subject,
    what,
    of && `of ${of}`,
    instead && `→ ${instead}`,
    values && `one of ${values.join(', ')}`,
    ...places.map((place) => `${place.file}:${place.line}`),
  ]
    .filter(Boolean)
    .join(' ')

const analysed = (...files: InputFile[]): Promise<Analysis> => analyse(files, api)
const found = async (...files: InputFile[]) => (await analysed(...files)).findings.map(line)

const har = (...requests: object[]) =>
  JSON.stringify(
    { log: { version: '1.2', entries: requests.map((request) => ({ request })) } },
    null,
    1,
  )

describe('source code', () => {
  it('of many languages is read, and each line that breaks is named', async () => {
    const files = readdirSync(folder)
      .sort()
      .map((name) => textFile(`client/${name}`, readFileSync(path.join(folder, name), 'utf8')))
    const { findings, used } = await analysed(...files)
    const lines = [
      ...findings.map(line).sort(),
      '',
      ...used
        .map(
          ({ what, places }) => `${what} ${places.map((at) => `${at.file}:${at.line}`).join(' ')}`,
        )
        .sort(),
    ]
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('testing/client.golden.txt')
  })

  it('without anything of the API says nothing of what is unknown', async () => {
    const other = textFile('a.py', `get("/v5/heron/list")\nget("/v2/private/herons")\n`)
    expect(await found(other)).toEqual([])
    const own = textFile('b.py', `get("/v5/market/kline")\n`)
    expect(await found(other, own)).toEqual([
      'unknown version /v2 a.py:2',
      'unknown call /v5/heron/list a.py:1',
    ])
  })

  it('addresses of pages, imports and comments call nothing', async () => {
    const text = [
      `import x from './v5/market/klin'`,
      `import y from "types/v5/market/klin"`,
      `const docs = 'https://docs.exchange.example/docs/v5/market/klin'`,
      `// get('/v5/market/klin')`,
      `read('/v5/market/klin.json')`,
      "const base = '/v5/market'",
      "get('/v5/market/' + name)",
    ].join('\n')
    expect(await found(textFile('a.ts', text))).toEqual([])
  })
})

describe('a HAR', () => {
  it('tells of requests what they sent, with their values', async () => {
    const origin = 'https://api.exchange.example'
    const text = har(
      { method: 'GET', url: `${origin}/v5/market/kline?category=futures&symbl=BTCUSDT` },
      { method: 'GET', url: `${origin}/v5/order/create` },
      {
        method: 'POST',
        url: `${origin}/v5/order/create`,
        postData: { text: '{"category":"spot","isLeverage":1,"heron":true}' },
      },
      { method: 'GET', url: 'https://elsewhere.example/v5/herons/all' },
      { method: 'GET', url: `${origin}/v5/herons/all` },
    )
    expect(await found(textFile('a.har', text, 100))).toEqual([
      'unknown value category=futures of GET /v5/market/kline one of spot, linear a.har:5',
      'misspelt field symbl of GET /v5/market/kline → symbol a.har:5',
      'unknown method GET /v5/order/create → POST /v5/order/create a.har:11',
      'deprecated field isLeverage of POST /v5/order/create a.har:17',
      'unknown field heron of POST /v5/order/create a.har:17',
      'unknown call /v5/herons/all a.har:32',
    ])
  })

  it('tells of topics that were sent over WebSocket', async () => {
    const text = JSON.stringify({
      log: {
        entries: [
          {
            request: { method: 'GET', url: 'wss://stream.exchange.example/v5/public/linear' },
            _webSocketMessages: [
              { type: 'send', data: '{"op":"subscribe","args":["orderbook.500.BTCUSDT"]}' },
              { type: 'receive', data: '{"op":"subscribe","args":["orderbook.3.BTCUSDT"]}' },
            ],
          },
        ],
      },
    })
    expect(await found(textFile('a.har', text))).toEqual([
      'unknown value 500 of orderbook.{depth}.{symbol} one of 1, 50, 200 a.har:1',
    ])
  })

  it('that is cut off is read as far as it goes, and one that is none is told', async () => {
    const whole = har({ method: 'POST', url: 'https://x.example/v5/position/set-risk-limit' }, {})
    const cut = await analysed(textFile('a.har', whole.slice(0, -30)))
    expect(cut.findings.map(({ kind }) => kind)).toEqual(['deprecated'])
    expect(cut.problems).toEqual([{ file: 'a.har', problem: 'cut-har', count: 1 }])
    const none = await analysed(textFile('a.har', '{"heron": 1}'), textFile('b.har', '{'))
    expect(none.problems.map(({ problem }) => problem)).toEqual(['no-har', 'no-har'])
  })
})

it('what had its sunset breaks a client, what has it ahead does not yet', async () => {
  const [operation] = smallSurface.operations.filter(({ deprecated }) => deprecated)
  if (!operation) throw new Error('The small surface has nothing deprecated.')
  const surface = { ...smallSurface, operations: [{ ...operation, sunset: '2026-03-01' }] }
  const breaking = async (today: string) => {
    const log = textFile('a.log', `POST ${operation.path} 200`)
    const { findings } = await analyse([log], indexApi(surface, today))
    return findings.map((finding) => finding.breaking)
  }
  expect(await breaking('2026-02-28')).toEqual([false])
  expect(await breaking('2026-03-01')).toEqual([true])
})

it('a log is read line by line', async () => {
  const text = [
    'INFO GET https://api.exchange.example/v5/market/kline?category=linear&symbol=BTCUSDT&interval=5 200',
    '{"url":"/v5/position/set-risk-limit","body":"{}"}',
    '-> {\\"op\\":\\"subscribe\\",\\"args\\":[\\"tickerz.BTCUSDT\\"]}',
    'see https://docs.exchange.example/docs/v5/market/klin for more',
    'GET /v2/private/order/list 404',
  ].join('\r\n')
  expect(await found(textFile('a.log', text, 10))).toEqual([
    'deprecated call POST /v5/position/set-risk-limit → POST /v5/position/set-leverage a.log:2',
    'misspelt topic tickerz.BTCUSDT → tickers.{symbol} a.log:3',
    'unknown version /v2 a.log:5',
  ])
})

it('a list may name paths and topics as people write them', async () => {
  const text = `# what we use
GET /v5/market/kline
- v5/order/creat
"/v5/herons/all",
orderbook.40.BTCUSDT
tickers.{symbol}
ordr
`
  expect(await found(textFile('pasted', text))).toEqual([
    'misspelt call /v5/order/creat → /v5/order/create pasted:3',
    'unknown call /v5/herons/all pasted:4',
    'unknown value 40 of orderbook.{depth}.{symbol} one of 1, 50, 200 pasted:5',
    'misspelt topic ordr → order pasted:7',
  ])
})

it('a list is believed: what it names need not be near anything else of the API', async () => {
  expect(await found(textFile('pasted', 'GET /v5/herons/all\n/v2/private/herons'))).toEqual([
    'unknown call /v5/herons/all pasted:1',
    'unknown version /v2 pasted:2',
  ])
})

it('leaves out what others wrote and what is no text, and says so', async () => {
  const call = `get("/v5/position/set-risk-limit")`
  const { read, skipped, findings } = await analysed(
    textFile('a/node_modules/x/index.js', call),
    textFile('a/.git/config', call),
    textFile('a/README.md', call),
    textFile('a/logo.png', call),
    textFile('a/data.bin', `\0${call}`),
    textFile('a/index.js', call),
  )
  expect({ read, skipped }).toEqual({ read: 1, skipped: { folder: 2, binary: 2, prose: 1 } })
  expect(findings.map(line)).toEqual([
    'deprecated call POST /v5/position/set-risk-limit → POST /v5/position/set-leverage a/index.js:1',
  ])
})

it('a file that cannot be read is named, and the rest is read', async () => {
  const broken: InputFile = {
    ...textFile('a.js', ''),
    pieces: () => {
      throw new DOMException('gone', 'NotFoundError')
    },
  }
  const { problems, read } = await analysed(broken, textFile('b.js', ''))
  expect(problems).toEqual([{ file: 'a.js', problem: 'unreadable' }])
  expect(read).toBe(2)
})

it('changes since a day are of what is used alone', async () => {
  const { used } = await analysed(
    textFile(
      'a.py',
      'get("/v5/market/kline")\nsubscribe("orderbook.50.BTCUSDT")\nget("/v5/position/list")',
    ),
  )
  const said = (since: string) =>
    changedSince(used, smallSurface.changes, since).map(({ what, change, breaking }) => [
      what,
      change?.anchor,
      breaking,
    ])
  expect(said('2026-11-02')).toEqual([])
  expect(said('2026-11-01')).toEqual([['GET /v5/market/kline', 'change-intervals', false]])
  expect(said('2026-01-01')).toEqual([
    ['GET /v5/market/kline', 'change-intervals', false],
    ['orderbook.{depth}.{symbol}', 'change-depth', true],
  ])
  const [change] = smallSurface.changes
  const parts = [
    { subject: 'GET /v5/position/list', field: 'list[].size', when: 'mode=hedge', breaking: true },
    { subject: 'POST /v5/order/create' },
  ]
  expect(changedSince(used, change ? [{ ...change, parts }] : [], '2026-01-01')).toMatchObject([
    {
      what: 'GET /v5/position/list',
      breaking: true,
      change: { fields: ['list[].size (mode=hedge)'] },
    },
  ])
})

it('tells how much was read', async () => {
  const seen: number[] = []
  const files = [textFile('a.log', 'x'.repeat(1000), 400), textFile('b.js', 'y')]
  await analyse(files, api, { onProgress: ({ bytes }) => seen.push(bytes) })
  expect(seen).toEqual([400, 800, 1000, 1000, 1001, 1001])
})

it('ends in the middle when it is told to', async () => {
  const stop = new AbortController()
  const files = [textFile('a.log', 'x'.repeat(1000), 400)]
  const reading = analyse(files, api, { onProgress: () => stop.abort(), signal: stop.signal })
  await expect(reading).rejects.toThrow('abort')
})
