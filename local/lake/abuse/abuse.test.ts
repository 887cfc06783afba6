import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LakeProcess, LakeProcesses } from '../testing/lake-process.ts'
import { sendRaw, statusOf } from '../testing/raw.ts'
import { tokenOf } from '../testing/test-lake.ts'

const lakes = new LakeProcesses()
let lake: LakeProcess

beforeAll(async () => {
  lake = await lakes.start()
})
afterAll(() => lakes[Symbol.dispose]())

const MUTATE = '/v1/data/mutate/production'
const MB = 1024 * 1024
const authorization = `Bearer ${tokenOf('writer')}`

const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers = {}) =>
  fetch(lake.url + path, { method: 'POST', headers: { authorization, ...headers }, body })

const errorOf = async (response: Response) => {
  const json: unknown = await response.json()
  return { status: response.status, json }
}

/** The highest memory use of this process so far, in bytes. */
const peakMemory = () => {
  const status = readFileSync(`/proc/${lake.child.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

async function expectAlive() {
  const answer = await fetch(`${lake.url}/v1/data/query/production?query=1%2B1`)
  expect(await answer.json()).toMatchObject({ result: 2 })
  expect(lake.child.exitCode).toBeNull()
}

/** Sends zero bytes until an answer comes or `total` bytes are sent; returns the answer's status. */
function flood(headers: Record<string, string>, total: number, path = MUTATE): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const all = { authorization, 'content-type': 'application/json', ...headers }
  const sent = request(lake.url + path, { method: 'POST', headers: all }, (response) => {
    response.resume()
    resolve(response.statusCode ?? 0)
    sent.destroy()
  })
  sent.on('error', () => resolve(0))
  const chunk = Buffer.alloc(MB / 4, 48)
  let left = total
  const write = () => {
    while (left > 0 && !sent.destroyed) {
      left -= chunk.length
      if (!sent.write(chunk)) return void sent.once('drain', write)
    }
    if (!sent.destroyed) sent.end()
  }
  write()
  return promise
}

describe('a request body', () => {
  it.each([
    ['no JSON', '{"mutations": [', {}, 400],
    ['nothing', '', {}, 400],
    ['null', 'null', {}, 400],
    ['a hundred thousand brackets', '['.repeat(100_000) + ']'.repeat(100_000), {}, 400],
    ['a hundred thousand objects', '{"a":'.repeat(100_000) + 1 + '}'.repeat(100_000), {}, 400],
    ['a number beyond all', '{"mutations":[{"create":{"_type":"a","n":1e999}}]}', {}, 400],
    ['one in a list', '{"mutations":[{"create":{"_type":"a","n":[-1e999]}}]}', {}, 400],
    ['__proto__', '{"mutations":[{"create":{"_type":"a","__proto__":{"b":1}}}]}', {}, 400],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xc3, 0x28, 0x22]), {}, 400],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['compressed bytes', 'x', { 'content-encoding': 'gzip' }, 415],
  ])('%s: refused, as JSON', async (_name, body, headers, status) => {
    const answer = await errorOf(await post(MUTATE, body, headers))
    expect(answer.status).toBe(status)
    expect(answer.json).toHaveProperty('statusCode', status)
    await expectAlive()
  })

  it('of 100 MB is refused by its Content-Length before it is read, or at the limit', async () => {
    await expectAlive()
    const before = peakMemory()
    const length = { 'content-length': String(100 * MB) }
    expect(await flood(length, 4 * MB)).toBe(413)
    expect(await flood({ 'transfer-encoding': 'chunked' }, 100 * MB)).toBe(413)
    expect(await flood(length, 4 * MB, '/v1/data/query/production')).toBe(413)
    expect(await flood({ authorization: '', ...length }, 4 * MB)).toBe(403)
    await expectAlive()
    // The memory of one body at its limit, and of reading it.
    expect(peakMemory() - before).toBeLessThan(160 * MB)
  }, 60_000)

  it('that breaks off is discarded', async () => {
    const head = `POST ${MUTATE} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\n`
    const half = `${head}Content-Length: 1000\r\nConnection: close\r\n\r\n{"mutations":[`
    const { promise, resolve } = Promise.withResolvers<void>()
    const { connect } = await import('node:net')
    const socket = connect(Number(new URL(lake.url).port), '127.0.0.1', () => {
      socket.write(half, () => {
        socket.destroy()
        resolve()
      })
    })
    await promise
    await expectAlive()
    expect(lake.stderr()).not.toContain('"error"')
  })
})

describe('an address', () => {
  it.each([
    ['/v1/users/%E0%A4%A', 400],
    ['/v1/users/%', 400],
    ['/v1/data/doc/production/%ff', 400],
    ['/%E0%A4%A', 400],
    ['/v1/nowhere/%zz', 400],
    ['/v1/images/local/production/%', 400],
    ['//', 501],
    ['/v1/../../etc/passwd', 501],
    ['/v1/images/local/production/..%2f..%2flake.sqlite', 404],
    ['/v1/data/query/production', 400],
    ['/v1/data/query/production?query=%', 400],
    ['/v1/data/query/production?query=*&$__proto__=1', 200],
    ['/v1/data/query/production?query=*&$a=%7Bbroken', 400],
    [`/v1/data/doc/production/${'a,'.repeat(5000)}a`, 200],
    [`/v1/ping?${'a'.repeat(40_000)}`, 431],
    ['/v1/data/query/constructor?query=1', 404],
    ['/v9999999999/ping', 501],
  ])('%s', async (path, status) => {
    const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
    expect(statusOf(await sendRaw(lake.url, head))).toBe(status)
    await expectAlive()
  })
})

describe('a request', () => {
  const host = 'Host: localhost\r\nConnection: close\r\n'
  it.each([
    ['without a host', 'GET /v1/ping HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['of HTTP 1.0 without a host', 'GET /v1/ping HTTP/1.0\r\n\r\n', 421],
    ['of HTTP 1.0', 'GET /v1/ping HTTP/1.0\r\nHost: localhost\r\n\r\n', 200],
    [
      'to another host',
      'GET /v1/ping HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n',
      421,
    ],
    ['with an absolute address', `GET http://evil.example/v1/ping HTTP/1.1\r\n${host}\r\n`, 200],
    ['for nothing', `GET * HTTP/1.1\r\n${host}\r\n`, 400],
    ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${host}\r\n`, 204],
    ['TRACE', `TRACE /v1/ping HTTP/1.1\r\n${host}\r\n`, 405],
    ['PROPFIND', `PROPFIND /v1/ping HTTP/1.1\r\n${host}\r\n`, 405],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', 0],
    ['of no method', `HELLO /v1/ping HTTP/1.1\r\n${host}\r\n`, 400],
    [
      'with a broken token',
      `GET /v1/ping HTTP/1.1\r\n${host}Authorization: Bearer \x80\r\n\r\n`,
      401,
    ],
  ])('%s', async (_name, bytes, status) => {
    expect(statusOf(await sendRaw(lake.url, Buffer.from(bytes, 'latin1')))).toBe(status)
    await expectAlive()
  })

  it.each([
    ['/v1/socket/production', 'evil.example', 421],
    ['/v1/socket/%zz', 'localhost', 400],
    ['//[', 'localhost', 404],
    ['/v1/data/query/production?query=*', 'localhost', 404],
  ])('to speak otherwise at %s of %s', async (path, name, status) => {
    const head = `GET ${path} HTTP/1.1\r\nHost: ${name}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
    const answer = await sendRaw(lake.url, head)
    expect(statusOf(answer)).toBe(status)
    expect(answer).toContain('X-Content-Type-Options: nosniff')
  })

  it('gets nosniff and a keep-alive connection', async () => {
    for (const path of ['/v1/ping', '/v1/nowhere', '/v1/users/%', '/v1/projects']) {
      const { headers } = await fetch(`${lake.url}${path}`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('keep-alive')).toBe('timeout=75')
    }
  })

  it('of a foreign origin gets no CORS headers, and its preflight headers are not echoed', async () => {
    const origin = 'http://evil.example'
    const wishes = {
      'access-control-request-headers': 'x-any',
      'access-control-request-method': 'POST',
    }
    const url = `${lake.url}${MUTATE}`
    const foreign = await fetch(url, { method: 'OPTIONS', headers: { origin, ...wishes } })
    expect([...foreign.headers.keys()].filter((name) => name.startsWith('access'))).toEqual([])
    const own = { origin: 'http://localhost:3333' }
    const allowed = await fetch(url, { method: 'OPTIONS', headers: { ...own, ...wishes } })
    expect(allowed.headers.get('access-control-allow-headers')).toBe('x-any')
    const odd = { ...own, 'access-control-request-headers': 'a\x80b' }
    const refused = await fetch(url, { method: 'OPTIONS', headers: odd })
    expect(refused.headers.get('access-control-allow-headers')).toBeNull()
  })
})
