import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { smallSurface } from '../../web/client-check/testing/small-surface.ts'

const script = path.join(import.meta.dirname, '../breaks-me.ts')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'breaks-me-'))
  const write = (name: string, text: string) => {
    const at = path.join(folder, name)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, text)
  }
  write('surface.json', JSON.stringify(smallSurface))
  write('none.json', '{"herons": 1}')
  write('good/kline.py', 'get("/v5/market/kline")\n')
  write('good/node_modules/other/index.js', 'get("/v5/market/klines")\n')
  write('old/risk.py', '\npost("/v5/position/set-risk-limit")\n')
  write('bad/order.py', 'post("/v5/order/creat")\n')
})

function run(...args: string[]) {
  const site = ['--site', 'https://docs.exchange.example']
  const surface = args.includes('--surface') ? [] : ['--surface', path.join(folder, 'surface.json')]
  const all = ['--conditions=react-server', script, ...args, ...surface, ...site]
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

it('prints each finding with its locations and its page', () => {
  const { status, stdout } = run(path.join(folder, 'old'), '--since', '2026-01-01')
  expect(stdout).toBe(`Deprecated (1)
  POST /v5/position/set-risk-limit → POST /v5/position/set-leverage
    old/risk.py:2
    https://docs.exchange.example/docs/v5/position/set-risk-limit

Files read: 1. Of the API, calls: 1, topics: 0. Findings: 1.
`)
  expect(status).toBe(0)
})

it('exits with status 1 when the client may fail', () => {
  expect(run(path.join(folder, 'bad')).status).toBe(1)
})

it('writes JSON for tools, with the changes since a date and with links', () => {
  const { status, stdout } = run(path.join(folder, 'good'), '--since', '2026-10-01', '--json')
  expect(JSON.parse(stdout)).toMatchObject({
    since: '2026-10-01',
    read: 1,
    skipped: { folder: 1 },
    findings: [
      {
        kind: 'changed',
        what: 'GET /v5/market/kline',
        change: { anchor: 'change-intervals' },
        places: [{ file: 'good/kline.py', line: 1 }],
        href: 'https://docs.exchange.example/docs/v5/market/kline',
      },
    ],
  })
  expect(status).toBe(0)
})

it.each([
  ['no folder', [], 'Name one folder or file'],
  ['what is not there', ['/no/such/place'], 'There is nothing at “/no/such/place”'],
  ['a day that is none', ['.', '--since', 'yesterday'], '“yesterday” is no date'],
])('says what to do about %s', (_, args, words) => {
  const { status, stderr } = run(...args)
  expect(stderr).toContain(words)
  expect(status).toBe(1)
})

it('names what is wrong with an API surface', () => {
  const none = path.join(folder, 'none.json')
  expect(run('.', '--surface', none).stderr).toContain(`${none} is no surface of the API`)
})
