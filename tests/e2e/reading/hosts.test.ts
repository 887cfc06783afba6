// Needs the running stack: each service answers for its own names alone.
// @module-tag nightly
import { describe, expect, inject, it } from 'vitest'
import { asksForSocket, callAs, foreignHosts, listens } from '../../support/called.ts'

const { site, studio, lake, search, exchange } = inject('stack')
const socket = { headers: asksForSocket }
const doors = [
  ['the site', `${site}/api/health`, {}],
  ['a page of the site', `${site}/v5/intro`, {}],
  ['a file of the site', `${site}/icon.svg`, {}],
  ['the site, asked for a socket', `${site}/v5/intro`, socket],
  ['the Studio', studio, {}],
  ['the lake', `${lake}/v1/ping`, {}],
  ['the search', `${search}/health`, {}],
  ['the sandbox', `${exchange.url}/v5/market/time`, {}],
  ['a stream of the sandbox', `${exchange.url}/v5/public/linear`, socket],
] as const

describe.each(doors)('%s', (_, url, asked) => {
  it('is called by the names of this machine, and by no others', async () => {
    const { port } = new URL(url)
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect((await callAs(host, url, asked)).status, host).toBeLessThan(400)
    for (const host of foreignHosts) expect((await callAs(host, url, asked)).status, host).toBe(421)
  })
})

it('the site answers who asks it for a socket as anybody else', async () => {
  expect((await callAs('localhost', `${site}/api/health`, socket)).status).toBe(200)
  expect((await callAs('localhost', `${site}/nowhere`, socket)).status).toBe(404)
})

it.each([site, studio, lake, search, exchange.url])('%s is for this machine alone', async (url) => {
  const port = Number(new URL(url).port)
  expect(await listens('localhost', port)).toBe(true)
  expect(await listens('127.0.0.2', port)).toBe(false)
})
