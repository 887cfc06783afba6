import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { z } from 'zod'
import type { ApiKey } from '../access/keys.ts'
import { type ExchangeOptions, startExchange } from '../server.ts'

/** Key and secret of the worked examples in the introduction. */
export const HMAC_KEY = 'EXAMPLEKEY0123456789'
export const HMAC_SECRET = 'EXAMPLESECRET0123456789ABCDEFGHIJKLM'
export const RSA_KEY = 'EXAMPLERSAKEY'
export const READING_KEY = 'EXAMPLEREADINGKEY'
export const ORIGIN = 'http://localhost:3000'
/** 2025-01-01, in ms. */
export const START = 1_735_689_600_000

export const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** Name of the key with only this permission. */
export const keyWith = (permission: string) => `EXAMPLEKEY${permission}`
const MOVING = ['AccountTransfer', 'SubMemberTransfer', 'SubMemberTransferList', 'Withdraw']

export const keys: readonly ApiKey[] = [
  { name: HMAC_KEY, secret: HMAC_SECRET },
  { name: RSA_KEY, publicKey: rsa.publicKey },
  { name: READING_KEY, secret: HMAC_SECRET, permissions: ['Position'] },
  ...MOVING.map((one) => ({ name: keyWith(one), secret: HMAC_SECRET, permissions: [one] })),
]

/** Signatures, implemented independently of the tested code. */
export const hmac = (text: string, secret = HMAC_SECRET) =>
  createHmac('sha256', secret).update(text).digest('hex')
export const rsaSignature = (text: string) =>
  sign('sha256', Buffer.from(text), rsa.privateKey).toString('base64')

/** Code and message of an error in either envelope; rejects other bodies. */
export const refusalBody = z.union([
  z
    .strictObject({
      retCode: z.number(),
      retMsg: z.string(),
      result: z.strictObject({}),
      retExtInfo: z.strictObject({}),
      time: z.number(),
    })
    .transform(({ retCode, retMsg }) => ({ code: retCode, words: retMsg })),
  z
    .strictObject({
      ret_code: z.number(),
      ret_msg: z.string(),
      result: z.strictObject({}),
      ext_code: z.literal(''),
      ext_info: z.strictObject({}),
      time_now: z.string(),
    })
    .transform(({ ret_code, ret_msg }) => ({ code: ret_code, words: ret_msg })),
])

export interface Call {
  method?: string
  path: string
  /** Query string without the question mark, or body. */
  payload?: string
  key?: string
  signature?: string
  timestamp?: number
  headers?: Record<string, string>
}

/** A sandbox on a free port with a fixed clock, and a client that signs. */
export async function startTestExchange(
  more: Pick<ExchangeOptions, 'streams' | 'rememberedIds'> = {},
) {
  const clock = { now: START }
  const server = await startExchange({
    port: 0,
    keys,
    origins: [ORIGIN],
    now: () => clock.now,
    ...more,
  })

  async function send({ method = 'GET', path, payload = '', headers = {} }: Call) {
    const isGet = method === 'GET'
    const response = await fetch(server.url + path + (isGet && payload ? `?${payload}` : ''), {
      method,
      headers,
      ...(!isGet && { body: payload }),
    })
    const body: unknown = await response.json()
    return { status: response.status, headers: response.headers, body }
  }

  function signed(call: Call) {
    const { key = HMAC_KEY, timestamp = clock.now, payload = '' } = call
    const text = `${timestamp}${key}5000${payload}`
    return send({
      ...call,
      headers: {
        'X-BAPI-API-KEY': key,
        'X-BAPI-TIMESTAMP': String(timestamp),
        'X-BAPI-RECV-WINDOW': '5000',
        'X-BAPI-SIGN': call.signature ?? (key === RSA_KEY ? rsaSignature(text) : hmac(text)),
        ...call.headers,
      },
    })
  }

  return { ...server, clock, send, signed }
}
