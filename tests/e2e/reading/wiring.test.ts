// Needs the running stack: the test checks its server's steps before Next, and Next's routing.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { asksForSocket, callAs, listens } from '../../support/called.ts'

const { site, lake, builds } = inject('stack')

describe('an address of the site', () => {
  it.each([
    ['v5/intro/index.html', 'text/html', /<h1[^>]*>[^<]*Introduction/],
    ['zh-TW/v5/intro.html', 'text/html', /<h1[^>]*>[^<]*簡介/],
    ['search.html', 'text/html', /<h1[^>]*>[^<]*Search the documentation/],
    ['zh-TW/index.html', 'text/html', /<h1/],
    ['zh-TW/v5/market/time.md', 'text/markdown', /^所有頁面：<.*>\n\n# 查詢伺服器時間\n/],
    ['zh-TW/changelog/v5/follow.md', 'text/markdown', /\/llms\.txt>\n\n# /],
    ['breaks-me.md', 'text/markdown', /\/llms\.txt>\n\n# /],
    ['skill.md', 'text/markdown', /^---\nname: /],
    ['zh-TW/v5/market/time.json', 'application/json', /"locale":"zh-TW"/],
    ['zh-TW/llms.txt', 'text/plain', /\/zh-TW\/v5\/market\/time\.md\)/],
    ['llms/v5SideBar.txt', 'text/plain', /\/v5\/market\/time\.md\)/],
    ['specs/websocket/public.yaml', 'application/yaml', /^info:/m],
    ['schemas/facts.schema.json', 'application/schema+json', /"\$schema"/],
    ['changelog/v5/feed.json', 'application/feed+json', /jsonfeed\.org/],
    ['changelog/v5/changes.xml?area=market', 'application/rss+xml', /<rss /],
    ['sitemap/1.xml', 'application/xml', /\/docs\/v5\/market\/time<\/loc>/],
    ['robots.txt', 'text/plain', /^Sitemap: .*\/docs\/sitemap\.xml$/m],
  ])('%s is answered as %s', async (address, type, words) => {
    const response = await fetch(`${site}/${address}`, { redirect: 'manual' })
    const found = response.headers.get('content-type')?.split(';')[0]
    expect([response.status, found]).toEqual([200, type])
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toMatch(words)
  })

  it.each([
    'v5/nothing.html',
    'zh-TW/v5/nothing.md',
    'v5/intro.json',
    'specs/..%2Fpackage.json',
    'llms/nothing.txt',
    'sitemap/2.xml',
    'api/nothing',
  ])('%s is answered with 404', async (address) => {
    const { status, headers } = await fetch(`${site}/${address}`)
    expect([status, headers.get('x-content-type-options')]).toEqual([404, 'nosniff'])
  })

  it.each([
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/html,application/xhtml+xml,text/markdown;q=0.5', 'text/html'],
  ])('is answered to who accepts %s as %s', async (accept, type) => {
    for (const address of ['v5/market/time', 'zh-TW/v5/market/time']) {
      const { headers } = await fetch(`${site}/${address}`, { headers: { accept } })
      expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    }
  })

  it('redirects to the list when Markdown of the landing page is requested', async () => {
    const landing = await fetch(site, { headers: { accept: 'text/markdown' } })
    expect(await landing.text()).toBe(await (await fetch(`${site}/llms.txt`)).text())
  })
})

describe('the running site', () => {
  it('answers to no foreign host name, for any address', async () => {
    for (const path of ['/api/health', '/v5/intro', '/icon.svg']) {
      expect((await callAs('localhost', site + path)).status, path).toBe(200)
      const { status, headers } = await callAs('evil.example', site + path)
      expect([status, headers['x-content-type-options']], path).toEqual([421, 'nosniff'])
    }
  })

  it.each([site, lake])('%s listens only on this machine', async (url) => {
    const port = Number(new URL(url).port)
    expect(await listens('localhost', port)).toBe(true)
    expect(await listens('127.0.0.2', port)).toBe(false)
  })

  it('answers a WebSocket request like any other', async () => {
    const asked = { headers: asksForSocket }
    expect((await callAs('localhost', `${site}/api/health`, asked)).status).toBe(200)
    expect((await callAs('evil.example', `${site}/v5/intro`, asked)).status).toBe(421)
  })

  it('changes nothing on an unsupported method, or on an unsigned webhook', async () => {
    expect((await fetch(`${site}/v5/intro`, { method: 'PUT' })).status).toBe(405)
    for (const path of ['api/webhook', 'api/webhook/search', 'api/webhook/changes'])
      expect((await fetch(`${site}/${path}`, { method: 'POST', body: '{}' })).status).toBe(401)
  })

  it('keeps connections alive longer than a reverse proxy does', async () => {
    const { headers } = await fetch(`${site}/v5/market/kline`)
    expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60)
  })

  it('answers tools that send CONNECT', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${site}/mcp`)))
    const given = { path: '/docs/v5/market/time', locale: 'zh-TW' }
    const { content } = await client.callTool({ name: 'get_page', arguments: given })
    const markdown = await (await fetch(`${site}/zh-TW/v5/market/time.md`)).text()
    expect(content[0]).toMatchObject({
      type: 'text',
      text: markdown.split('\n\n').slice(1).join('\n\n'),
    })
    const asked = { query: 'server time', limit: 3 }
    const found = await client.callTool({ name: 'search_docs', arguments: asked })
    expect(JSON.stringify(found.content)).toContain(`${site}/v5/market/time`)
    await client.close()
  })

  it('sends X-Content-Type-Options with Next’s own answers too', () => {
    const header = z.object({ key: z.string(), value: z.string() })
    const { headers } = z
      .object({ headers: z.array(z.object({ regex: z.string(), headers: z.array(header) })) })
      .parse(JSON.parse(readFileSync(path.join(builds.site, 'routes-manifest.json'), 'utf8')))
    const everywhere = headers.filter((of) =>
      of.headers.some(({ key, value }) => `${key}: ${value}` === 'X-Content-Type-Options: nosniff'),
    )
    for (const address of ['/', '/elsewhere', '/docs', '/docs/v5/intro', '/docs/api/health'])
      expect(everywhere.filter(({ regex }) => new RegExp(regex).test(address))).not.toEqual([])
  })
})
