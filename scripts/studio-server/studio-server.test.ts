import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs, foreignHosts, listens } from '../../tests/support/called.ts'
import { startStudioServer } from './studio-server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'studio-'))
const script = '<script>window.heron = true</script>'
writeFileSync(path.join(folder, 'index.html'), `<!doctype html><title>Studio</title>${script}`)
let studio: Awaited<ReturnType<typeof startStudioServer>>

beforeAll(async () => {
  studio = await startStudioServer({
    port: 0,
    dist: folder,
    lake: 'http://localhost:3900',
    site: 'http://localhost:3000',
    search: 'http://localhost:3901',
  })
})
afterAll(() => studio.close())

it('opens the Studio at each of its addresses, and shows its title', async () => {
  for (const address of ['/', '/structure/page', '/intent/edit/id=a;type=page/']) {
    const answer = await fetch(studio.url + address)
    expect(await answer.text()).toContain('<title>Studio</title>')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
  const missing = await fetch(`${studio.url}/static/missing.js`)
  expect(missing.status).toBe(404)
  expect(missing.headers.get('x-content-type-options')).toBe('nosniff')
})

it('answers only GET and HEAD, and isolates the Studio from windows that open it', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
    const answer = await fetch(studio.url, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
  expect((await fetch(studio.url, { method: 'OPTIONS' })).status).toBe(204)
  const { headers } = await fetch(studio.url)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
})

it('allows only the inline scripts of the build', async () => {
  const policy = (await fetch(studio.url)).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(
    /; script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='; script-src-attr 'none';/,
  )
})

it('answers only to this machine’s host names', async () => {
  for (const host of ['localhost', `localhost:${new URL(studio.url).port}`, '127.0.0.1', '[::1]'])
    expect((await callAs(host, studio.url)).status, host).toBe(200)
  for (const host of foreignHosts) {
    expect((await callAs(host, studio.url)).status, host).toBe(421)
    expect((await callAs(host, `${studio.url}/static/missing.js`)).status, host).toBe(421)
  }
})

it('listens only on loopback addresses', async () => {
  const port = Number(new URL(studio.url).port)
  expect(await listens('127.0.0.1', port)).toBe(true)
  expect(await listens('127.0.0.2', port)).toBe(false)
})
