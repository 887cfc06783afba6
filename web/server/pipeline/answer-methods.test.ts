import { globSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { basePath } from '../../config/paths.ts'
import { draftCookie } from '../../preview/session/cookie.ts'
import { answerMethods, methodsOf } from './answer-methods.ts'

const server = createServer((request, response) => {
  if (!answerMethods(request, response)) response.end('passed on')
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

/** Sends a request with any method; `fetch` forbids some. */
function ask(method: string, url: string, headers: Record<string, string> = {}) {
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return new Promise<{ status: number; allow: string | undefined; headers: object }>(
    (resolve, reject) =>
      request({ port, method, path: url, headers }, (response) => {
        response.resume()
        const { statusCode: status = 0, headers } = response
        response.on('end', () => resolve({ status, allow: headers.allow, headers }))
      })
        .on('error', reject)
        .end(),
  )
}

const pages = ['', '/', '/v5/intro', '/v5/intro.md', '/llms.txt', '/og/en/index.png', '/nowhere']

it.each(pages)(
  'OPTIONS of %s is answered before Next, with the methods to read it',
  async (page) => {
    const answer = await ask('OPTIONS', basePath + page)
    expect(answer).toMatchObject({ status: 204, allow: 'GET, HEAD, OPTIONS' })
  },
)

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY'])(
  'a page answers %s with 405 and the allowed methods',
  async (method) => {
    const answer = await ask(method, `${basePath}/llms.txt`)
    expect(answer).toMatchObject({ status: 405, allow: 'GET, HEAD, OPTIONS' })
  },
)

it('a preflight from any origin may read the formats for tools, and no page', async () => {
  const preflight = { origin: 'https://tool.example', 'access-control-request-method': 'GET' }
  for (const file of [
    '/specs/v5/market.yaml',
    '/v5/intro.md',
    '/v5/intro.json',
    '/llms.txt',
    '/mcp',
  ])
    expect(await ask('OPTIONS', basePath + file, preflight)).toHaveProperty(
      ['headers', 'access-control-allow-origin'],
      '*',
    )
  for (const file of ['/v5/intro', '/api/feedback', '/api/webhook', '/preview/en/v5/intro'])
    expect(await ask('OPTIONS', basePath + file, preflight)).not.toHaveProperty([
      'headers',
      'access-control-allow-origin',
    ])
})

it.each([
  ['/mcp', 'GET', true],
  ['/llms.txt', 'POST', true],
  ['/v5/intro', 'POST', false],
  ['/api/feedback', 'DELETE', false],
])('a page elsewhere can read that %s does not accept %s: %s', async (file, method, readable) => {
  const { status, headers } = await ask(method, basePath + file)
  expect(status).toBe(405)
  expect('access-control-allow-origin' in headers).toBe(readable)
})

it('no page accepts POST, nor does a draft', async () => {
  const draft = { cookie: `${draftCookie}=x` }
  expect(await ask('POST', `${basePath}/v5/intro`, draft)).toMatchObject({ status: 405 })
})

const app = path.resolve(import.meta.dirname, '../../app')
const folders = globSync('**/route.ts', { cwd: app }).map((file) => path.dirname(file))

it.each(folders)('the route %s exports the methods that answerMethods allows', (folder) => {
  const source = readFileSync(path.join(app, folder, 'route.ts'), 'utf8')
  const exports = source.matchAll(/^export (?:const|(?:async )?function) ([A-Z]+)\b/gm)
  const methods = [...exports].map(([, name]) => name)
  const url = `${basePath}/${folder.replace(/\[\.*\w+\]/g, 'x')}`
  const known = methodsOf({ url })
  expect(known.filter((method) => method !== 'HEAD').toSorted()).toEqual(methods.toSorted())
})
