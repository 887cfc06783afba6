import { createHmac, generateKeyPairSync, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { streamPayload } from './payload.ts'
import { sign } from './sign.ts'
import { signedHeaders } from './signed-headers.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const isRsaSignature = (payload: string, signature: string) =>
  verify('sha256', Buffer.from(payload), publicKey, Buffer.from(signature, 'base64'))

/** The code blocks of the introduction's worked examples, by their titles, in order. */
function workedExamples(title: string): string[] {
  const text = readFileSync(new URL('../../content/en/v5/intro.md', import.meta.url), 'utf8')
  const block = new RegExp(`^\`\`\`text title="${title}"\\n([^]*?)\\n\`\`\`$`, 'gm')
  return [...text.matchAll(block)].map(([, content = '']) => content)
}

const [values = ''] = workedExamples('Values')
const value = (name: string) => new RegExp(`^${name}: +(.+)$`, 'm').exec(values)?.[1] ?? ''
const credentials = {
  key: value('API key'),
  secret: value('API secret'),
  recvWindow: Number(value('Receive window')),
}
const [body = ''] = workedExamples('Body')

describe('the worked examples of the introduction', () => {
  it.each([
    ['GET', 0, { queryString: value('Query string') }],
    ['POST', 1, { body }],
  ])('%s is signed as written there', async (_method, index, sent) => {
    const call = await signedHeaders(credentials, sent, Number(value('Timestamp')))
    expect(call).toEqual({
      payload: workedExamples('String to sign')[index],
      headers: {
        'X-BAPI-API-KEY': credentials.key,
        'X-BAPI-TIMESTAMP': value('Timestamp'),
        'X-BAPI-RECV-WINDOW': '5000',
        'X-BAPI-SIGN': workedExamples('Signature')[index],
      },
    })
  })
})

describe('any payload', () => {
  const anyText = fc.string({ unit: 'binary' })

  it('is signed by a secret as OpenSSL does', async () => {
    const plain = fc.string({ minLength: 1 }).filter((text) => !text.trimStart().startsWith('--'))
    await fc.assert(
      fc.asyncProperty(plain, anyText, async (key, payload) => {
        const expected = createHmac('sha256', key).update(payload).digest('hex')
        expect(await sign(key, payload)).toBe(expected)
      }),
    )
  })

  it('is signed by a private key so that its public key verifies', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (payload) => {
        expect(isRsaSignature(payload, await sign(pem, payload))).toBe(true)
      }),
      { numRuns: 20 },
    )
  })
})

it('opens a private stream', () => {
  expect(streamPayload(1_735_689_600_000)).toBe('GET/realtime1735689600000')
})

describe('a private key', () => {
  it('may have been pasted with spaces around and other line ends', async () => {
    const pasted = `\n  ${pem.trim().replaceAll('\n', '\r\n')} \n`
    expect(isRsaSignature('a', await sign(pasted, 'a'))).toBe(true)
  })

  const encrypted = privateKey.export({
    type: 'pkcs8',
    format: 'pem',
    cipher: 'aes-256-cbc',
    passphrase: 'open',
  })
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  it.each([
    ['in PKCS#1', privateKey.export({ type: 'pkcs1', format: 'pem' }), 'pkcs8 -topk8 -nocrypt'],
    ['encrypted', encrypted, 'openssl pkcs8 -in'],
    ['that is public', publicKey.export({ type: 'spki', format: 'pem' }), 'BEGIN PRIVATE KEY'],
    ['of another kind', elliptic.export({ type: 'pkcs8', format: 'pem' }), 'an RSA key'],
    ['cut short', pem.slice(0, 200), 'BEGIN PRIVATE KEY'],
    ['broken', pem.replace(/\n.{20}/, '\n'), 'an RSA key'],
  ])('%s is refused with what to do', async (_name, secret, words) => {
    await expect(sign(secret.toString(), 'a')).rejects.toThrow(words)
  })

  it('is wanted', async () => {
    await expect(sign('', 'a')).rejects.toThrow('no secret')
  })
})
