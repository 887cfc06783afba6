import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from './call.ts'
import { signCalls } from './sign-calls.ts'

const REST = 'https://api-testnet.exchange.example'
const PATH = '/v5/order/realtime'
const keys = { key: 'EXAMPLEKEY', secret: 'EXAMPLESECRET', recvWindow: 4000 }

/** Fakes a reader who cancels DELETE calls. */
const isWanted = (method: string) => method !== 'DELETE'

const server = vi.fn<typeof fetch>()
const calls: Call[] = []
let stop: () => void

beforeEach(() => {
  calls.length = 0
  server.mockReset()
  server.mockImplementation(async () => Response.json({ retCode: 0, retMsg: 'OK' }))
  vi.stubGlobal('window', { fetch: server })
  stop = signCalls({
    address: `${REST}${PATH}`,
    credentials: () => keys,
    isWanted,
    onCall: (call) => calls.push(call),
  })
})
afterEach(() => vi.unstubAllGlobals())

const sentHeaders = () => new Headers(server.mock.calls[0]?.[1]?.headers)

describe('a call of the operation', () => {
  it('is signed over the exact query string', async () => {
    const query = 'category=linear&symbol=%E4%B8%AD%2F%20*~&cursor=a%253D'
    await window.fetch(`${REST}${PATH}?${query}`, { method: 'GET' })
    const headers = sentHeaders()
    const payload = `${headers.get('x-bapi-timestamp')}EXAMPLEKEY4000${query}`
    const hmac = createHmac('sha256', keys.secret).update(payload).digest('hex')
    expect(headers.get('x-bapi-sign')).toBe(hmac)
    expect(calls).toMatchObject([{ payload, outcome: { kind: 'answer', retCode: 0 } }])
  })

  it('is signed over the exact body', async () => {
    const body = '{\n  "symbol": "BTCUSDT"\n}'
    await window.fetch(`${REST}${PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    const payload = `${sentHeaders().get('x-bapi-timestamp')}EXAMPLEKEY4000${body}`
    const hmac = createHmac('sha256', keys.secret).update(payload).digest('hex')
    expect(sentHeaders().get('x-bapi-sign')).toBe(hmac)
    expect(sentHeaders().get('content-type')).toBe('application/json')
  })

  it('follows no redirect with its headers, and sends no referrer', async () => {
    await window.fetch(`${REST}${PATH}`, { credentials: 'include' })
    expect(server.mock.calls[0]?.[1]).toMatchObject({
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      credentials: 'omit',
    })
  })

  it('is not sent if the reader cancels it', async () => {
    await expect(window.fetch(`${REST}${PATH}`, { method: 'DELETE' })).rejects.toThrow(
      'did not want',
    )
    expect(server).not.toHaveBeenCalled()
    expect(calls).toMatchObject([{ headers: {}, outcome: { kind: 'withheld' } }])
  })

  it('is reported when it fails, without the secret', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(window.fetch(`${REST}${PATH}`)).rejects.toThrow('Failed to fetch')
    expect(calls).toMatchObject([{ outcome: { kind: 'failed' } }])
    expect(JSON.stringify(calls)).not.toContain(keys.secret)
  })
})

describe('any other request', () => {
  it.each([
    `${REST}/v5/market/time`,
    `${REST}${PATH}/other`,
    `https://api.exchange.example${PATH}`,
    `https://elsewhere.example/?${REST}${PATH}`,
    `http://api-testnet.exchange.example${PATH}`,
    `${REST}.elsewhere.example${PATH}`,
  ])('to %s goes as it is', async (url) => {
    await window.fetch(url)
    expect(server.mock.calls).toEqual([[url, undefined]])
    expect(calls).toEqual([])
  })

  it('is sent unchanged after the console is closed', async () => {
    stop()
    expect(window.fetch).toBe(server)
  })
})

it('signCalls leaves nothing signed when consoles close in another order', async () => {
  const other = {
    address: `${REST}/v5/order/history`,
    credentials: () => keys,
    isWanted,
    onCall: vi.fn(),
  }
  const stopOther = signCalls(other)
  stop()
  await window.fetch(`${REST}${PATH}`)
  expect(calls).toEqual([])
  await window.fetch(other.address)
  expect(other.onCall).toHaveBeenCalledOnce()
  stopOther()
})

it('signCalls sends a call that needs no signature without one', async () => {
  stop()
  signCalls({
    address: `${REST}${PATH}`,
    credentials: () => undefined,
    isWanted,
    onCall: (call) => calls.push(call),
  })
  await window.fetch(`${REST}${PATH}?a=1`)
  expect([...sentHeaders().keys()]).toEqual([])
  expect(calls[0]?.payload).toBeUndefined()
})

it.each([
  ['{"id":9007199254740993,"price":1.10}', '{\n  "id": 9007199254740993,\n  "price": 1.10\n}'],
  ['{"b":1,"10":-0}', '{\n  "b": 1,\n  "10": -0\n}'],
  ['no JSON', 'no JSON'],
])('tells the answer %s with its digits, and Stoplight nothing', async (text, shown) => {
  server.mockResolvedValue(new Response(text))
  const answer = await window.fetch(`${REST}${PATH}`)
  expect(calls).toMatchObject([{ outcome: { kind: 'answer', text: shown } }])
  expect(await answer.text()).toBe('')
})
