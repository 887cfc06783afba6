import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'
import { indexApi } from '../api-index.ts'
import { smallSurface } from '../testing/small-surface.ts'
import { textFile } from '../testing/text-file.ts'

const api = indexApi(smallSurface)
const call = textFile('client/known.py', 'get("/v5/market/kline")')

async function read(text: string, name = 'client/a.ts') {
  const { findings, used, open } = await analyse([call, textFile(name, text)], api)
  const own = used.flatMap(({ what, places }) =>
    places.some(({ file }) => file === name) ? [what] : [],
  )
  return {
    used: own,
    findings: findings.map(({ kind, what, instead }) =>
      [kind, what, instead && `→ ${instead}`].filter(Boolean).join(' '),
    ),
    open: open.map(({ what }) => what),
  }
}

/** Without a call of ours beside it. */
async function readAlone(text: string, surface = smallSurface) {
  const { findings } = await analyse([textFile('client/a.py', text)], indexApi(surface))
  return findings.map(({ kind, what, instead }) => [kind, what, instead])
}

const BOOK = 'orderbook.{depth}.{symbol}'
const TICKERS = 'tickers.{symbol}'

describe('what is used', () => {
  it.each([
    ['a path with its method', 'allow("POST /v5/order/create")', ['POST /v5/order/create']],
    ['a topic that the program ends', 'add("tickers." + symbol)', [TICKERS]],
    ['the beginning that a message is told by', 'topic.startsWith("orderbook.")', [BOOK]],
    ['a topic whose symbol is given beside it', 'subscribe("orderbook.50", symbol)', [BOOK]],
    [
      'JSON in a text',
      String.raw`send("{\"op\":\"subscribe\",\"args\":[\"tickers.HERON\"]}")`,
      [TICKERS],
    ],
    ['JSON between three quotes', '"""{"op":"subscribe","args":["tickers.HERON"]}"""', [TICKERS]],
    ['a command that is sent', 'const op = "order.create"', ['order.create']],
    ['the name of a route, which is no command', 'route("order.create")', []],
    ['a word of any program', 'write("position." + name, "order." + name)', []],
    ['a method of something else that is named after a path', 'rules.set_risk_limit()', []],
    ['a method named after a path', 'client.GetPositionListAsync(', ['GET /v5/position/list']],
    [
      'a method named after the end of a path',
      'client.set_risk_limit()',
      ['POST /v5/position/set-risk-limit'],
    ],
  ])('%s', async (_, text, used) => {
    expect((await read(text)).used).toEqual(used)
  })

  it('paths without their version, below the folder of the file that says it', async () => {
    const base = textFile('client/v5/base.go', 'path := "v5/" + name')
    const text = 'get(client, "order/create")'
    const beside = await analyse([base, textFile('client/v5/order.go', text)], api)
    expect(beside.used.map(({ what }) => what)).toEqual(['POST /v5/order/create'])
    const elsewhere = await analyse([base, textFile('client/v2/order.go', text)], api)
    expect(elsewhere.used).toEqual([])
  })
})

describe('what is found', () => {
  it.each([
    [
      'a topic of ours with a letter too few, wherever it stands',
      'const all = ["x", f"orderbok.50.{symbol}"]',
      [`misspelt orderbok.50.* → ${BOOK}`],
    ],
    [
      'the topic that takes what was given',
      'ws.subscribe(["orderbok.50.HERON"])',
      [`misspelt orderbok.50.HERON → ${BOOK}`],
    ],
    [
      'a topic in one list with ours',
      'topics = ["tickers.HERON", "herons.HERON"]',
      ['unknown herons.HERON'],
    ],
    [
      'and in a list of several lines',
      'topics = [\n  "tickers.HERON",\n  "herons.HERON",\n]',
      ['unknown herons.HERON'],
    ],
    ['a value that the topic does not take', 'use(f"orderbook.40.{symbol}")', ['unknown 40']],
    ['nothing of a bus of its own', 'bus.subscribe("ticker"); bus.subscribe("heron", x)', []],
    ['nothing of a file in a subscription', 'subscribe(path + "heron-feed.sock")', []],
    ['nothing of words of its own', 'on("ticker.A1"); on("orders.spot"); on("tickets.all")', []],
    [
      'a name that is far from its call, in one function',
      `function f() {\n  const body = {}\n${'  step()\n'.repeat(60)}  body["orderTyp"] = 1\n  post("/v5/order/create", body)\n}`,
      ['misspelt orderTyp → orderType'],
    ],
  ])('%s', async (_, text, findings) => {
    expect((await read(text)).findings).toEqual(findings)
  })
})

describe('a subscription that is all there is', () => {
  it('names the topic that the API does not have', async () => {
    expect(await readAlone('ws.subscribe(["liquidation.HERON"])')).toEqual([
      ['unknown', 'liquidation.HERON', undefined],
    ])
  })

  it('says nothing where the rest of the client calls another API', async () => {
    const other = 'get("/v5/herons/list")\nws.subscribe(["liquidation.HERON"])'
    expect(await readAlone(other)).toEqual([])
  })

  it.each([
    ['orderbok.50.HERON', BOOK],
    ['orderbok.50', BOOK],
    ['orderbok.rpi.HERON', 'orderbook.rpi.{symbol}'],
  ])('corrects %s to the topic that takes what was given: %s', async (name, instead) => {
    const rpi = {
      ...{ pattern: 'orderbook.rpi.{symbol}', stream: '/v5/public/{category}', fields: [] },
      parameters: [{ name: 'symbol' }],
    }
    const surface = { ...smallSurface, topics: [rpi, ...smallSurface.topics] }
    expect(await readAlone(`ws.subscribe(["${name}"])`, surface)).toEqual([
      ['misspelt', name, instead],
    ])
  })
})

it('says what it cannot tell: a part of the path is known when the program runs only', async () => {
  const { open, findings } = await read('post(f"/v5/order/{action}")\npost("/v5/herons/" + action)')
  expect(open).toEqual(['/v5/order/*'])
  expect(findings).toEqual([])
})

it('tells of a client that is all of an earlier version, and of no other API', async () => {
  const paths = ['order/create', 'order/cancel', 'position/list']
  const lines = (before: string) =>
    textFile('a.py', paths.map((path) => `get("${before}/${path}")`).join('\n'))
  const found = async (before: string) =>
    (await analyse([lines(before)], api)).findings.map(({ what }) => what)
  expect(await found('/v2/private')).toEqual(['/v2'])
  expect(await found('/api/v2/private')).toEqual([])
})
