import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { connectClient } from './testing/connect-client.ts'

it.each([
  ['symbol=BTCUSDT&depth=1', []],
  ['GET /v5/market/time?symbol=BTCUSDT&depth=1', []],
  [{ symbol: 'BTCUSDT', depth: '1' }, []],
  ['', ['symbol: missing']],
  ['symbol=', ['symbol: required, and empty']],
  ['symbol=B&symbl=B', ['symbl: unknown; is symbol meant?']],
  [
    'symbol=B&category=option',
    ['category: only for spot', 'category: must be one of spot, linear'],
  ],
])('check_request finds in %j: %j', async (request, faults) => {
  const { call } = await connectClient()
  const { text, isError } = await call('check_request', { operation: '/v5/market/time', request })
  const found = text.split('\n').flatMap((line) => /^- (\w+: (?!Levels).*)/.exec(line)?.[1] ?? [])
  expect(found).toEqual(faults)
  const verdict = faults.length === 0 ? 'no fault found' : `${faults.length} to look at`
  expect(text).toContain(`GET /v5/market/time: ${verdict}\n`)
  expect(isError).toBe(false)
})

it('check_request lists conditional parameters that are missing, and the requirements of a call', async () => {
  const { call } = await connectClient()
  const given = { operation: '/v5/market/time', request: 'symbol=B' }
  const { text } = await call('check_request', given)
  expect(text).toContain('Not sent, and required in some cases:\n- depth: Levels\nSigning: no key')
  expect(text).toContain('Limit: per user ID')
  // An unsigned operation has no string to sign.
  expect(text).not.toContain('String to sign')
})

it.each([
  ['{"symbol":"B"}', ' + the body exactly as given'],
  [{ symbol: 'B' }, '{"symbol":"B"}'],
])('check_request states the string to sign for %j without repeating it', async (...given) => {
  const [request, signed] = given
  const { call } = await connectClient()
  const { text } = await call('check_request', { operation: 'POST /v5/order/create', request })
  expect(text.split('\n').at(-1)).toBe(`String to sign: {timestamp}{api_key}{recv_window}${signed}`)
})

it.each([
  ['{"secret":"mine"}', 'secret'],
  ['{"list":[{"apiSecret":"mine"}]}', 'list[0].apiSecret'],
  ['{"password":"mine"}', 'password'],
  ['{"symbol":"-----BEGIN PRIVATE KEY-----mine"}', 'symbol'],
  ['symbol=B&secret=mine', 'secret'],
])('check_request and sign_example refuse a likely secret: %s', async (request, place) => {
  const { call } = await connectClient()
  for (const tool of ['check_request', 'sign_example']) {
    const { text, isError } = await call(tool, { operation: '/v5/market/time', request })
    expect(text).toContain(`${place}: this looks like a secret`)
    expect(text).not.toContain('mine')
    expect(isError).toBe(true)
  }
})

it('check_request refuses a secret as an additional argument, and accepts a placeholder', async () => {
  const { call } = await connectClient()
  const given = { operation: '/v5/market/time', request: '{"secret":"{secret}"}' }
  expect((await call('check_request', given)).isError).toBe(false)
  const named = await call('check_request', { ...given, api_secret: 'mine' })
  expect(named.text).toContain('api_secret: this looks like a secret')
  expect(named.text).not.toContain('mine')
  const broken = await call('check_request', { ...given, request: '{"secret":"mine"' })
  expect(broken).toEqual({ text: 'The request is no JSON.', isError: true })
})

it('sign_example returns a signature that can be reproduced', async () => {
  const { call } = await connectClient()
  const { text } = await call('sign_example', {
    operation: '/v5/market/time',
    request: { symbol: 'A B' },
  })
  const payload = '1767225600000EXAMPLEKEY5000symbol=A%20B'
  expect(text).toContain(`: ${payload}\n`)
  const signature = createHmac('sha256', 'EXAMPLESECRET').update(payload).digest('hex')
  expect(text).toContain(`\nX-BAPI-SIGN: ${signature}`)
  const worked = await call('sign_example', { operation: '/v5/market/time' })
  expect(worked.text).toContain('1767225600000EXAMPLEKEY5000\n')
})
