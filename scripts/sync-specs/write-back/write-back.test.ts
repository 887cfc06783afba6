import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestLake, testLake } from '../../../local/lake/testing/test-lake.ts'
import { SPEC } from '../../testing/spec.ts'
import { syncSpecs } from '../sync-specs.ts'
import { writeBack } from './write-back.ts'
import { writeBackReport } from './write-back-report.ts'

const CHANNELS = `# Topics.
asyncapi: 3.0.0
servers:
  testnet: {host: stream.example, pathname: /v5/public, protocol: wss}
channels:
  tickers:
    address: tickers.{symbol}
    summary: Ticker
    description: Pushes prices. # A comment.
    x-docs-route: /docs/v5/websocket/public/ticker
    parameters:
      symbol:
        description: Symbol name.
        examples: [BTCUSDT]
    messages:
      ticker: {$ref: '#/components/messages/ticker'}
operations: {}
components:
  messages:
    ticker:
      title: Ticker
      x-zh-TW:
        title: 行情
        examples:
          first: 第一則
      payload:
        schema:
          type: object
          properties:
            category: {$ref: '../market.yaml#/components/schemas/Category'}
      examples:
        - name: first
          summary: First
          payload: {category: spot}
`
const ERRORS = `group: spot-trade
title: Spot trading
codes:
  - code: "170001"
    meaning: The order does not exist. # A comment.
    action: Compare the ids.
    x-zh-TW:
      meaning: 訂單不存在。
`
const OPERATION = 'operation-get-v5-market-kline'
const CHANNEL = 'channel-public-tickers'

let folder: string
let lake: TestLake
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'specs-'))
  await mkdir(path.join(folder, 'websocket'))
  await writeFile(path.join(folder, 'market.yaml'), SPEC)
  await writeFile(path.join(folder, 'websocket', 'public.yaml'), CHANNELS)
  await mkdir(path.join(folder, 'errors'))
  await writeFile(path.join(folder, 'errors', 'spot-trade.yaml'), ERRORS)
  lake = await testLake()
  await sync()
})
afterEach(async () => {
  await lake[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const client = () => lake.client('administrator')
const sync = (dryRun = false) => syncSpecs(client(), { specs: folder, dryRun })
const carry = (dryRun = false) => writeBack(client(), { specs: folder, dryRun })
const edit = (id: string, set: Record<string, string>) => client().patch(id).set(set).commit()

async function changed(name: string, before: string): Promise<string[]> {
  const lines = (await readFile(path.join(folder, name), 'utf8')).split('\n')
  const old = before.split('\n')
  return [
    ...old.filter((line) => !lines.includes(line)).map((line) => `-${line.trim()}`),
    ...lines.filter((line) => !old.includes(line)).map((line) => `+${line.trim()}`),
  ]
}

test('writeBack writes edited texts of every kind into the files once, and leaves nothing to sync', async () => {
  await edit(OPERATION, {
    'description.en': 'Returns the candles of a symbol.',
    'summary.zhTW': '取得 K 線',
    'parameters[path == "limit"].description.zhTW': 'K 線數量。',
  })
  await edit('enum-category', { 'values[value == "spot"].label.zhTW': '現貨商品' })
  await edit(CHANNEL, {
    'description.en': 'Pushes the latest prices.',
    'description.zhTW': '推送最新價格。',
    'messages[name == "ticker"].examples[0].title.zhTW': '首則訊息',
    'messages[name == "ticker"].title.en': 'Latest prices',
  })
  const { edits, sync: after } = await carry()
  expect(edits).toHaveLength(8)
  expect(await changed('market.yaml', SPEC)).toEqual([
    '-description: Returns candles.',
    '-x-zh-TW: {summary: 查詢 K 線, description: 回傳 K 線。}',
    '-spot: {en: Spot, zhTW: 現貨}',
    '+description: Returns the candles of a symbol.',
    '+x-zh-TW: {summary: 取得 K 線, description: 回傳 K 線。}',
    '+x-zh-TW:',
    '+description: K 線數量。',
    '+spot: {en: Spot, zhTW: 現貨商品}',
  ])
  expect(await changed('websocket/public.yaml', CHANNELS)).toEqual([
    '-description: Pushes prices. # A comment.',
    '-title: Ticker',
    '-first: 第一則',
    '+description: Pushes the latest prices. # A comment.',
    '+x-zh-TW:',
    '+description: 推送最新價格。',
    '+title: Latest prices',
    '+first: 首則訊息',
  ])
  expect(after?.conflicts).toEqual([])
  const again = await sync()
  expect([again.create, again.change, again.conflicts]).toEqual([[], [], []])
  expect((await carry(true)).edits).toEqual([])
})

test('writeBack writes edited texts of error codes, which a sync keeps', async () => {
  await edit('errors-spot-trade', {
    'title.zhTW': '現貨交易',
    'codes[code == "170001"].meaning.en': 'There is no such order.',
    'codes[code == "170001"].action.zhTW': '請核對編號。',
  })
  expect((await sync()).conflicts).toEqual([])
  const { edits } = await carry()
  expect(edits.map(({ from }) => from.map(({ word }) => word))).toEqual([
    ['title'],
    ['codes 170001 meaning'],
    ['codes 170001 action'],
  ])
  expect(await changed('errors/spot-trade.yaml', ERRORS)).toEqual([
    '-meaning: The order does not exist. # A comment.',
    '+x-zh-TW:',
    '+title: 現貨交易',
    '+meaning: There is no such order. # A comment.',
    '+action: 請核對編號。',
  ])
  expect((await carry(true)).edits).toEqual([])
})

test('writeBack writes a shared text at its location, for every document that shares it', async () => {
  await edit(CHANNEL, {
    'messages[0].fields[path == "category"].description.en': 'Kind of product.',
  })
  const { edits } = await carry()
  expect(edits.map(({ place }) => [place.file, place.path.join('/')])).toEqual([
    ['market.yaml', 'components/schemas/Category/description'],
  ])
  const words = await client().fetch<string[]>(
    `[*[_id == "${OPERATION}"][0].response[path == "category"][0].description.en,
      *[_id == "enum-category"][0].description.en]`,
  )
  expect(words).toEqual(['Kind of product.', 'Kind of product.'])
})

test('writeBack reports a shared text that is edited in two ways, and keeps both', async () => {
  await edit(CHANNEL, { 'messages[0].fields[path == "category"].description.en': 'One.' })
  await edit(OPERATION, { 'response[path == "category"].description.en': 'Other.' })
  const { edits, disputed } = await carry()
  expect(edits).toEqual([])
  expect(disputed).toMatchObject([
    {
      place: { file: 'market.yaml' },
      from: [
        { documentId: OPERATION, value: 'Other.' },
        { documentId: CHANNEL, value: 'One.' },
      ],
    },
  ])
  expect(await readFile(path.join(folder, 'market.yaml'), 'utf8')).toBe(SPEC)
})

test('writeBack keeps a text that changed in the spec too', async () => {
  await edit(OPERATION, { 'description.en': 'Edited.' })
  const text = SPEC.replace('Returns candles.', 'Returns bars.')
  await writeFile(path.join(folder, 'market.yaml'), text)
  const { edits, conflicts } = await carry()
  expect(edits).toEqual([])
  expect(conflicts).toMatchObject([
    { word: 'description', kept: 'Edited.', offered: 'Returns bars.' },
  ])
  expect(await readFile(path.join(folder, 'market.yaml'), 'utf8')).toBe(text)
})

test('writeBack in a dry run writes nothing, and reports the planned changes', async () => {
  await edit(OPERATION, { 'description.en': 'Edited.' })
  const { sync: none, ...found } = await carry(true)
  expect(none).toBeUndefined()
  expect(writeBackReport(found, true)).toEqual([
    'Would write into the specs: 1 word, 1 file',
    '  word      market.yaml#/paths//v5/market/kline/get/description: "Edited."',
  ])
  expect(await readFile(path.join(folder, 'market.yaml'), 'utf8')).toBe(SPEC)
})
