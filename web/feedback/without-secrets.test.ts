import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REMOVED, withoutKeys, withoutSecrets } from './without-secrets.ts'

const secrets: [what: string, secret: string][] = [
  ['an address', 'someone.else+docs@mail.exchange.example'],
  ['a Chinese address', '王小明@範例.公司'],
  ['a phone number', '+886 912 345 678'],
  ['a phone number in brackets', '(02) 2345-6789 123'],
  ['a card', '4111 1111 1111 1111'],
  ['a card without spaces', '5500005555555559'],
  ['a key of the API', 'Xk29LmQ0vTzR4yWb8N'],
  ['a secret', 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hJ6'],
  ['a key that says that it is one', 'sk-live_51H8abcdefghijklmnop'],
  ['a token of a program', 'ghp_16C7e42F292c6912E7710c838347Ae178B4a'],
  [
    'a JSON Web Token',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P',
  ],
  ['a signature in hex', 'e7bd1b3c2d0f4a5b6c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7e8f901234567'],
  ['base64', 'bm90aGluZyBoZXJl+QmFzZTY0c2VjcmV0MTIz/a9Z8x7=='],
  ['an id of an order', '9f1c2a3b-7d4e-4c5f-8a9b-0c1d2e3f4a5b'],
  [
    'a private key',
    '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADAN\nBgkqhkiG\n-----END PRIVATE KEY-----',
  ],
  [
    'the words of a wallet',
    'ripple candy orbit velvet museum tiger lunch sample quantum fabric wisdom ladder',
  ],
  [
    'the words of a wallet in a list',
    'ripple 2. candy 3. orbit 4. velvet 5. museum 6. tiger 7. lunch 8. sample 9. quantum 10. fabric 11. wisdom 12. ladder',
  ],
  ['a private key that was cut', '-----BEGIN RSA PRIVATE KEY-----\nMIIEvQIBADAN'],
]

describe('what is removed', () => {
  it.each(secrets)('is %s', (_, secret) => {
    expect(withoutSecrets(`It says ${secret} here`).replace(/here$/, '')).not.toContain(
      secret.slice(4, 12),
    )
    expect(withoutSecrets(`It says ${secret}`)).toContain(REMOVED)
  })

  it.each([
    ['X-BAPI-SIGN: abc', 'X-BAPI-SIGN: [removed]'],
    ['"X-BAPI-API-KEY": "short1"', '"X-BAPI-API-KEY": "[removed]"'],
    ['Authorization: Bearer abcdefgh', 'Authorization: Bearer [removed]'],
    ['api_secret=hunter22&x=1', 'api_secret=[removed]'],
    ['password: "correct1horse"', 'password: "[removed]"'],
  ])('is the value of %s, and its name stays', (text, rest) => {
    expect(withoutSecrets(text)).toBe(rest)
  })

  it('is a secret wherever it stands among other words', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/)
    const words = fc.array(word, { maxLength: 8 }).map((all) => all.join(' '))
    fc.assert(
      fc.property(words, fc.constantFrom(...secrets), words, (before, [, secret], after) => {
        const text = withoutSecrets(`${before} ${secret} ${after}`)
        expect(text).toContain(REMOVED)
        expect(text).not.toContain(secret)
      }),
    )
  })
})

describe('what stays', () => {
  it.each([
    'the order status field does not change when the position gets closed',
    'The unit of recvWindow is ms, and not s.',
    'GET /v5/market/kline?category=linear&symbol=BTCUSDT&interval=60',
    'BTC-27DEC24-100000-C is missing from instruments-info',
    'The answer has "time": 1670601600000 and "timestamp": 1670601600.',
    'Since 2026-01-02 03:04 it is 16493.50 and 0.00000001, code 10002.',
    'response-list-fundingIntervalHour is no number, nextFundingTime neither',
    'sign: string, token: string',
    '單位應該是毫秒，不是秒。',
  ])('is “%s”', (text) => {
    expect(withoutSecrets(text)).toBe(text)
  })
})

it.each([
  ['me@mail.example', 'me@mail.example'],
  ['A. Reader <a.b+c@mail.example>', 'A. Reader <a.b+c@mail.example>'],
  ['me@mail.example Xk29LmQ0vTzR4yWb8N', 'me@mail.example [removed]'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3', '[removed]'],
  [
    'me@mail.example 4111 1111 1111 1111 you@mail.example',
    'me@mail.example [removed] you@mail.example',
  ],
])('keeps of where an answer is wanted, “%s”, the address alone', (contact, rest) => {
  expect(withoutKeys(contact)).toBe(rest)
})

it('takes no long time, whatever is written', () => {
  const runs = [
    'a',
    '1',
    'a1',
    '-',
    '@',
    'a.',
    '1 ',
    '-----BEGIN ',
    'eyJ',
    'secret=',
    '+/',
    'word ',
    'words, 1. ',
  ]
  for (const run of runs) {
    const started = performance.now()
    withoutSecrets(run.repeat(8000 / run.length))
    expect(performance.now() - started, run).toBeLessThan(1000)
  }
})
