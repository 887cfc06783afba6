import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { env } from '../../config/env.ts'
import { imageResponse } from './image-response.ts'

const file = `${'a'.repeat(40)}-8x6.png`
const { signal } = new AbortController()
const requests: string[] = []
const before = env.SANITY_API_HOST

/** A content store that answers every request with `status`. */
async function store(status: number) {
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.writeHead(status, { 'Content-Type': 'image/png' }).end('bytes')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  env.SANITY_API_HOST = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return server
}

afterEach(() => {
  requests.length = 0
  if (before === undefined) delete env.SANITY_API_HOST
  else env.SANITY_API_HOST = before
})

describe('imageResponse', () => {
  it('returns an image, cropped by the store, to be cached for a year', async () => {
    const server = await store(200)
    const response = await imageResponse(file, '1,2,3,4', signal)
    expect(await response.text()).toBe('bytes')
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(requests).toEqual([`/images/local/production/${file}?rect=1%2C2%2C3%2C4`])
    server.close()
  })

  it.each([
    ['../../v1/users/me', null],
    [file.replace('png', 'svg'), null],
    [file, '1,2,3'],
    [file, '01,2,3,4'],
    [file, '0,0,9,6'],
    [file, '7,5,2,1'],
    [file, '0,0,0,6'],
    [file, '0,0,99999999999999999999,1'],
  ])('returns 404 for anything else in the store: %s %s', async (name, rect) => {
    const server = await store(200)
    expect((await imageResponse(name, rect, signal)).status).toBe(404)
    expect(requests).toEqual([])
    server.close()
  })

  it.each([
    [404, 404],
    [500, 502],
  ])("answers a store's %i with %i", async (status, answer) => {
    const server = await store(status)
    expect((await imageResponse(file, null, signal)).status).toBe(answer)
    server.close()
  })
  it('answers 502 when the store is unreachable', async () => {
    const server = await store(200)
    await new Promise((resolve) => server.close(resolve))
    expect((await imageResponse(file, null, signal)).status).toBe(502)
  })
})
