import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { describe, expect, it } from 'vitest'
import { MAX_AGE_MS, MAX_BODY_BYTES, verifyRequest } from './verify-request.ts'

const secret = 'a shared secret'
const now = Date.parse('2026-01-02T03:04:05Z')
const body = JSON.stringify({ id: 'page-v5-intro', type: 'page', operation: 'update' })

async function request(payload: string, signedAt: number = now, key: string = secret) {
  return new Request('http://localhost/docs/api/webhook', {
    method: 'POST',
    body: payload,
    headers: { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(payload, signedAt, key) },
  })
}

const verify = (input: Request) => verifyRequest(input, secret, now)

describe('verifyRequest', () => {
  it('returns a validly signed delivery', async () => {
    const { delivery } = await verify(await request(body))
    expect(delivery).toMatchObject({ id: 'page-v5-intro', operation: 'update' })
  })

  it('refuses a request without a signature', async () => {
    const unsigned = new Request('http://localhost/', { method: 'POST', body })
    await expect(verify(unsigned)).rejects.toMatchObject({ status: 401 })
  })

  it('refuses a signature made with another secret', async () => {
    await expect(verify(await request(body, now, 'another'))).rejects.toMatchObject({ status: 401 })
  })

  it('refuses a signature over another body', async () => {
    const headers = (await request(body)).headers
    const forged = new Request('http://localhost/', { method: 'POST', body: `${body} `, headers })
    await expect(verify(forged)).rejects.toMatchObject({ status: 401 })
  })

  it.each([
    ['of another shape', 'v1=abc'],
    ['of the right length, another in one character', (right: string) => `${right.slice(0, -1)}.`],
    ['that is only the beginning', (right: string) => right.slice(0, -1)],
  ])('refuses a signature %s', async (_, change) => {
    const right = (await request(body)).headers.get(SIGNATURE_HEADER_NAME) ?? ''
    const signature = typeof change === 'string' ? change : change(right)
    const headers = { [SIGNATURE_HEADER_NAME]: signature }
    const forged = new Request('http://localhost/', { method: 'POST', body, headers })
    await expect(verify(forged)).rejects.toMatchObject({ status: 401 })
  })

  it('refuses an empty body', async () => {
    const headers = (await request(body)).headers
    const empty = new Request('http://localhost/', { method: 'POST', body: '', headers })
    await expect(verify(empty)).rejects.toMatchObject({ status: 401 })
  })

  it('refuses an outdated signature', async () => {
    const old = await request(body, now - MAX_AGE_MS - 1000)
    await expect(verify(old)).rejects.toMatchObject({ status: 401 })
  })

  it('refuses a body over 1 MiB before it looks at the signature', async () => {
    const large = new Request('http://localhost/', {
      method: 'POST',
      body: 'x'.repeat(MAX_BODY_BYTES + 1),
    })
    await expect(verify(large)).rejects.toMatchObject({ status: 413 })
  })

  it('refuses a body that is not JSON, and JSON of another shape', async () => {
    await expect(verify(await request('not json'))).rejects.toMatchObject({ status: 400 })
    await expect(verify(await request('{"id":""}'))).rejects.toMatchObject({ status: 400 })
  })
})
