// Needs the running stack: the sandbox answers as its process was started.
// @module-tag nightly
import { createHmac, sign } from 'node:crypto'
import { expect, inject, it } from 'vitest'

const stack = inject('stack')
const QUERY = 'accountType=UNIFIED&coin=BTC'

/** Asks the running sandbox for a wallet's balance, from a page of the site. */
async function balance(key: string, signatureOf: (text: string) => string) {
  const timestamp = String(Date.now())
  const response = await fetch(`${stack.exchange.url}/v5/account/wallet-balance?${QUERY}`, {
    headers: {
      Origin: new URL(stack.site).origin,
      'X-BAPI-API-KEY': key,
      'X-BAPI-TIMESTAMP': timestamp,
      'X-BAPI-RECV-WINDOW': '5000',
      'X-BAPI-SIGN': signatureOf(`${timestamp}${key}5000${QUERY}`),
    },
  })
  return { headers: response.headers, body: await response.json() }
}

const hmac = (secret: string) => (text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

it('answers the keys that the stack names, to pages of the site', async () => {
  const { key, secret, rsaKey, rsaPrivateKey } = stack.exchange
  const rsa = (text: string) => sign('sha256', Buffer.from(text), rsaPrivateKey).toString('base64')
  for (const { headers, body } of [await balance(key, hmac(secret)), await balance(rsaKey, rsa)]) {
    expect(body).toMatchObject({ retCode: 0, result: { list: [{ accountType: 'UNIFIED' }] } })
    expect(headers.get('access-control-allow-origin')).toBe(new URL(stack.site).origin)
  }
})

it('refuses another secret with the text that should have been signed', async () => {
  const { key } = stack.exchange
  const { body } = await balance(key, hmac('another'))
  expect(body).toMatchObject({ retCode: 10004, retMsg: expect.stringContaining(key) })
})
