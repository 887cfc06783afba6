import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestLake, testLake } from '../../../local/lake/testing/test-lake.ts'
import { fetchSharedUsers } from '../../../web/content/changelog/shared-users.ts'
import { Reader } from '../../../web/content/lake/reader.ts'
import { SPEC } from '../../testing/spec.ts'
import { syncReport } from '../report.ts'
import { type SpecSyncOptions, syncSpecs } from '../sync-specs.ts'
import { dateOfChanges } from './date-of-changes.ts'
import type { DraftedEntry } from './draft-entry.ts'

const NARROWER = SPEC.replace('maximum: 1000', 'maximum: 500')
const SECOND = `
  /v5/market/time:
    get:
      operationId: time
      summary: Get Server Time
      description: Returns the time.
      x-zh-TW: {summary: 查詢伺服器時間, description: 回傳時間。}
      security: []
      parameters: []
      responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/Envelope'}}}}}
components:`
const TWO = SPEC.replace('\ncomponents:', SECOND)

let folder: string
let lake: TestLake
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'specs-'))
  lake = await testLake()
  await sync(TWO)
})
afterEach(async () => {
  await lake[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const client = () => lake.client('administrator')

async function sync(text: string, options: Partial<SpecSyncOptions> = {}) {
  await writeFile(path.join(folder, 'market.yaml'), text)
  const plan = await syncSpecs(client(), { specs: folder, dryRun: false, ...options })
  return { plan, report: syncReport(plan, options.dryRun ?? false) }
}

const entries = () =>
  client().fetch<DraftedEntry[]>('*[_type == "changelogEntry"]', {}, { perspective: 'raw' })

test('syncSpecs writes no changelog entry for the first import', async () => {
  expect(await entries()).toEqual([])
})

test('syncSpecs drafts an entry for a change, in both languages, with the pages that show it', async () => {
  const operation = {
    _key: 'a',
    ...{
      _type: 'operation',
      operation: { _type: 'reference', _ref: 'operation-get-v5-market-kline' },
    },
  }
  for (const [id, at] of [
    ['page-kline', 'v5/market/kline'],
    ['page-explorer', 'api-explorer/v5/market/kline'],
  ] as const)
    await client().create({
      _id: id,
      ...{ _type: 'page', path: { current: at }, body: { en: [operation] } },
    })
  const { report } = await sync(TWO.replace('maximum: 1000', 'maximum: 500'), {
    date: '2027-01-31',
  })
  const [entry, ...more] = await entries()
  expect(more).toEqual([])
  expect(entry).toMatchObject({
    _id: expect.stringMatching(/^drafts\.changelog-2027-01-31-sync-/),
    date: '2027-01-31',
    kind: 'changed',
    title: { en: 'Get Kline: bounds narrowed', zhTW: '查詢 K 線：縮小範圍' },
    body: {
      en: '`limit`: bounds narrowed from `1…1000` to `1…500`.',
      zhTW: '`limit`：縮小範圍，原為 `1…1000`，改為 `1…500`。',
    },
    pages: [{ _ref: 'page-kline' }],
    changes: [
      {
        rule: 'parameter-bounds-narrowed',
        subject: { _ref: 'operation-get-v5-market-kline', _weak: true },
        name: 'GET /v5/market/kline',
        field: 'limit',
        before: '1…1000',
        after: '1…500',
      },
    ],
  })
  expect(report.join('\n')).toContain(
    '! parameter-bounds-narrowed: GET /v5/market/kline limit (1…1000 -> 1…500)',
  )
})

test('syncSpecs writes no entry in a second sync, one for a revert, and one for the same change again', async () => {
  await sync(TWO.replace('maximum: 1000', 'maximum: 500'))
  await sync(TWO.replace('maximum: 1000', 'maximum: 500'))
  expect(await entries()).toHaveLength(1)
  await sync(TWO)
  expect((await entries()).map(({ changes }) => changes[0]?.rule).sort()).toEqual([
    'parameter-bounds-narrowed',
    'parameter-bounds-widened',
  ])
  await sync(TWO.replace('maximum: 1000', 'maximum: 500'))
  expect(await entries()).toHaveLength(3)
})

test('syncSpecs reports a schema change for each operation and topic that uses the schema', async () => {
  await mkdir(path.join(folder, 'websocket'))
  const fill = "{$ref: '#/components/schemas/Fill'}"
  const using = TWO.replace('symbol: {type: string}', `symbol: {type: string}, fill: ${fill}`)
    .replace("{$ref: '#/components/schemas/Envelope'}}}}}\n", `${fill}}}}}\n`)
    .replace(
      '  schemas:\n',
      '  schemas:\n    Fill: {type: object, properties: {price: {type: string}}}\n',
    )
  await writeFile(
    path.join(folder, 'websocket/private.yaml'),
    `
asyncapi: 3.0.0
servers: {testnet: {host: testnet.example, pathname: /v5/private, protocol: wss}}
channels:
  fills:
    address: fills
    summary: Fills
    x-docs-route: /docs/v5/websocket/private/fills
    messages:
      fill:
        title: Fill
        payload: {schema: {$ref: '../market.yaml#/components/schemas/Fill'}}
        examples: [{name: one, payload: {price: '1'}}]
operations: {}
`,
  )
  await sync(using)
  const known = await entries()
  await sync(using.replace('price: {type: string}', 'price: {type: number}'))
  const [entry] = (await entries()).filter(({ _id }) => !known.some((one) => one._id === _id))
  expect(entry?.changes.map(({ name, field }) => `${name} ${field}`).sort()).toEqual([
    'GET /v5/market/kline rows[].fill.price',
    'GET /v5/market/time price',
    'fills price',
  ])
})

test('syncSpecs reports a changed error code for its group, by which operations that name it are found', async () => {
  await mkdir(path.join(folder, 'errors'))
  const code = (number: number) => `  - {code: "${number}", meaning: Wrong., action: Mend it.}\n`
  const write = (codes: string) =>
    writeFile(
      path.join(folder, 'errors/market.yaml'),
      `group: market\ntitle: Market\ncodes:\n${codes}`,
    )
  const naming = TWO.replace('operationId: time', 'operationId: time\n      x-errors: ["110002"]')
  await write(code(110001))
  await sync(naming)
  const known = await entries()
  await write(code(110001) + code(110002))
  await sync(naming)
  const [entry] = (await entries()).filter(({ _id }) => !known.some((one) => one._id === _id))
  expect(entry?.changes.map(({ rule, name, value }) => [rule, name, value])).toEqual([
    ['error-code-added', 'market', '110002'],
  ])
  const users = await fetchSharedUsers(new Reader(client()), entry ? [entry] : [])
  expect(users.map(({ id }) => id)).toEqual(['operation-get-v5-market-time'])
})

test('syncSpecs writes no entry for changed texts', async () => {
  await sync(TWO.replace('Returns candles.', 'Returns bars.'))
  expect(await entries()).toEqual([])
})

test('syncSpecs in a dry run writes nothing and reports the planned entry', async () => {
  const { report } = await sync(NARROWER, { dryRun: true })
  expect(report.join('\n')).toContain('would have the draft')
  expect(await entries()).toEqual([])
})

test('syncSpecs reports an operation missing from the specs, and drafts no entry for it', async () => {
  const { plan, report } = await sync(SPEC)
  expect(plan.left).toEqual(['operation-get-v5-market-time'])
  expect(report.join('\n')).toContain('If the API lost it, say so with --removals')
  expect(await entries()).toEqual([])
})

test('syncSpecs reports a removal once, and once more when the operation is back', async () => {
  await sync(SPEC, { removals: true })
  await sync(SPEC, { removals: true })
  const [entry, ...more] = await entries()
  expect(more).toEqual([])
  expect(entry).toMatchObject({
    kind: 'removed',
    title: { en: 'Get Server Time: endpoint removed', zhTW: '查詢伺服器時間：移除端點' },
  })
  expect(await client().getDocument('operation-get-v5-market-time')).toMatchObject({
    removed: true,
  })
  await sync(TWO)
  expect((await entries()).map(({ kind }) => kind).sort()).toEqual(['added', 'removed'])
  expect(await client().getDocument('operation-get-v5-market-time')).not.toHaveProperty('removed')
})

test('syncSpecs marks a correction of the specification as not breaking', async () => {
  const narrower = TWO.replace('maximum: 1000', 'maximum: 500')
  const { report } = await sync(narrower, { correction: true })
  const [entry] = await entries()
  expect(entry?.kind).toBe('corrected')
  expect(report.join('\n')).toContain('  parameter-bounds-narrowed: GET /v5/market/kline')
})

test('syncSpecs leaves a published entry as it was approved', async () => {
  await sync(TWO.replace('maximum: 1000', 'maximum: 500'))
  const [draft] = await entries()
  if (!draft) throw new Error('There is no draft.')
  const published = draft._id.replace('drafts.', '')
  await client().create({ ...draft, _id: published, title: { en: 'Fewer candles' } })
  await client().delete(draft._id)
  await sync(TWO)
  expect(await client().getDocument(published)).toMatchObject({ title: { en: 'Fewer candles' } })
})

test.each([
  ['2027-02-30', 'is no day of the calendar'],
  ['tomorrow', 'is no day of the calendar'],
  ['2026-11-26', 'is over'],
])('a date like %s %s', (given, said) => {
  expect(() => dateOfChanges(given, new Date('2026-11-27T10:00:00Z'))).toThrow(said)
})
