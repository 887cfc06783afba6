import { IncomingMessage, ServerResponse } from 'node:http'
import Module, { createRequire } from 'node:module'
import { Socket } from 'node:net'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { boundRender } from './bound-render.ts'

const require = createRequire(import.meta.url)
const dist = path.resolve('no-build')
const file = path.join(dist, 'server', 'app', 'llms', 'route.js')
const lasting = { get: async () => null, set: async () => {} }
const route = { kind: 'APP_ROUTE', page: '/llms/route', pathname: '/llms' }

/** Asks Next's own cache for one address, whose content `generate` makes. */
let request: (generate: () => Promise<unknown>) => Promise<unknown>

beforeEach(() => {
  const { default: ResponseCache } = require('next/dist/server/response-cache')
  const responseCache = new ResponseCache({ minimalMode: false, route })
  const module = new Module(file)
  module.exports = { routeModule: { responseCache } }
  require.cache[file] = module
  onTestFinished(() => void delete require.cache[file])
  request = (generate) => responseCache.get('/llms/en', generate, { incrementalCache: lasting })
})

const unanswered = () => new ServerResponse(new IncomingMessage(new Socket()))
const never = () => new Promise<never>(() => {})
const page = async () => ({ value: { kind: 'REDIRECT', props: { words: 'new' } } })

it('a request joins a render that never settles for as long as that is pending', async () => {
  void request(never)
  await expect(boundRender(unsettled(request(page)), unanswered(), bound(20))).rejects.toThrow(
    'given up',
  )
})

it('the request after a render that was given up begins one of its own', async () => {
  const first = boundRender(unsettled(request(never)), unanswered(), bound(20))
  await expect(first).rejects.toThrow('given up')
  expect(await request(page)).toMatchObject({ value: { props: { words: 'new' } } })
})

it('a render that has begun to answer is left alone', async () => {
  const response = unanswered()
  response.writeHead(200)
  await boundRender(never(), response, bound(20))
})

it('the failure of a render reaches its request', async () => {
  const failing = Promise.reject(new Error('The lake is away'))
  await expect(boundRender(failing, unanswered(), bound(1000))).rejects.toThrow('The lake is away')
})

const bound = (longestMs: number) => ({ dist, longestMs })
const unsettled = (render: Promise<unknown>): Promise<void> => render.then(() => undefined)
