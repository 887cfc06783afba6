import { describe, expect, it } from 'vitest'
import {
  HMAC_KEY,
  HMAC_SECRET,
  keys,
  RSA_KEY,
  rsaSignature,
  START,
} from '../testing/test-exchange.ts'
import { verifyRequest } from './verify.ts'

const QUERY = 'accountType=UNIFIED&coin=BTC'
const SIGNATURE = '887f1b863a7b4c02d1e282a88e6c1a5cfa8f453a368c1686cde44a40e038852a'
const BODY =
  '{"category":"linear","symbol":"BTCUSDT","side":"Buy","orderType":"Limit","qty":"0.01","price":"60000"}'

const good: Record<string, string> = {
  'x-bapi-api-key': HMAC_KEY,
  'x-bapi-timestamp': String(START),
  'x-bapi-recv-window': '5000',
  'x-bapi-sign': SIGNATURE,
}
const verify = (headers: Record<string, string>, payload = QUERY, now = START) =>
  verifyRequest((name) => headers[name] ?? '', Buffer.from(payload), keys, now)

describe('verifyRequest, with the worked examples of the introduction,', () => {
  it('accepts the GET', () => {
    expect(verify(good)).toEqual({ name: HMAC_KEY, secret: HMAC_SECRET })
  })

  it('accepts the POST', () => {
    const signature = '0a916459bc4bebe702df35f1101a37df7b6a2489b6e7e57ac53752e9e858b639'
    expect(verify({ ...good, 'x-bapi-sign': signature }, BODY).name).toBe(HMAC_KEY)
  })

  it('accepts the same text signed with RSA', () => {
    const headers = { ...good, 'x-bapi-api-key': RSA_KEY }
    const signature = rsaSignature(`${START}${RSA_KEY}5000${QUERY}`)
    expect(verify({ ...headers, 'x-bapi-sign': signature }).name).toBe(RSA_KEY)
    const hexadecimal = Buffer.from(signature, 'base64').toString('hex')
    const refused = expect.objectContaining({ retCode: 10004 })
    for (const wrong of [hexadecimal, SIGNATURE, ` ${signature}`, 'AAAA'])
      expect(() => verify({ ...headers, 'x-bapi-sign': wrong })).toThrow(refused)
  })
})

describe('verifyRequest refuses', () => {
  it.each([
    ['another query string', good, 'coin=BTC&accountType=UNIFIED'],
    ['the signature in capitals', { ...good, 'x-bapi-sign': SIGNATURE.toUpperCase() }, QUERY],
    ['another window than was signed', { ...good, 'x-bapi-recv-window': '5001' }, QUERY],
    ['no window though one was signed', { ...good, 'x-bapi-recv-window': '' }, QUERY],
    ['another time than was signed', { ...good, 'x-bapi-timestamp': String(START - 1) }, QUERY],
  ])('%s is 10004 with the text to sign', (_name, headers, payload) => {
    const text = `${headers['x-bapi-timestamp']}${HMAC_KEY}${headers['x-bapi-recv-window']}${payload}`
    const retMsg = `error sign! origin_string[${text}]`
    expect(() => verify(headers, payload)).toThrow(
      expect.objectContaining({ retCode: 10004, message: retMsg }),
    )
  })

  it.each(['x-bapi-api-key', 'x-bapi-timestamp', 'x-bapi-sign'])('no %s: 10001', (name) => {
    const refused = { retCode: 10001, message: expect.stringContaining('empty value: api') }
    expect(() => verify({ ...good, [name]: '' })).toThrow(expect.objectContaining(refused))
  })

  it('an unknown key: 10003', () => {
    const headers = { ...good, 'x-bapi-api-key': 'NOBODY' }
    expect(() => verify(headers)).toThrow(expect.objectContaining({ retCode: 10003 }))
  })

  it.each(['now', '-1', '1e3', '1735689600.000', '9'.repeat(400)])('time %s: 10001', (text) => {
    const headers = { ...good, 'x-bapi-timestamp': text }
    const refused = { retCode: 10001, message: expect.stringContaining('X-BAPI-TIMESTAMP') }
    expect(() => verify(headers)).toThrow(expect.objectContaining(refused))
  })
})

describe('the receive window', () => {
  it.each([
    [0, true],
    [5000, true],
    [5001, false],
    [-999, true],
    [-1000, false],
  ])('a request that is %i ms old is accepted: %s', (age, accepted) => {
    const attempt = () => verify(good, QUERY, START + age)
    if (accepted) expect(attempt().name).toBe(HMAC_KEY)
    else
      expect(attempt).toThrow(
        expect.objectContaining({
          retCode: 10002,
          message: expect.stringContaining(
            `req_timestamp[${START}],server_timestamp[${START + age}],recv_window[5000]`,
          ),
        }),
      )
  })
})
