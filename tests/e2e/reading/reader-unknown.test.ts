// Needs a browser: addresses that nobody made are opened.
// @module-tag nightly
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, inject, it } from 'vitest'

const stack = inject('stack')
const kline = `${stack.site}/v5/market/kline`

/** How many finished pages lie beside the build. */
const files = () =>
  readdirSync(path.join(stack.builds.site, 'server', 'app'), { recursive: true }).filter((file) =>
    String(file).includes('unknown-'),
  )

describe('an address that there is not', () => {
  it.each([
    'v5/unknown-1',
    'zh-TW/v5/unknown-1',
    'v5/unknown-1.md',
    'v5/unknown-1.json',
    'v5/unknown-1.html',
    'og/en/v5/unknown-1.png',
    'md/en/v5/unknown-1',
    'facts/en/unknown-1',
    'console/en/unknown-1',
    'llms/unknown-1.txt',
    'specs/unknown-1.yaml',
    'api/unknown-1',
  ])('is answered with 404 at %s, and nothing of it stays', async (address) => {
    const response = await fetch(`${stack.site}/${address}`, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(404)
    expect(files()).toEqual([])
  })

  it('is asked for so often by one reader, and no oftener', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' }
    const ask = async (index: number) =>
      (await fetch(`${stack.site}/unknown-${index}.md`, { headers })).status
    const asked = await Promise.all(Array.from({ length: 130 }, (_, index) => ask(index)))
    expect(asked.filter((status) => status === 404)).toHaveLength(120)
    expect(asked.filter((status) => status === 429)).toHaveLength(10)
    expect((await fetch(kline, { headers })).status).toBe(200)
  })
})

describe('what readers are sent', () => {
  it.each(['v5/market/kline', 'v5/market/kline.md', 'llms-full.txt', 'specs/market.yaml'])(
    'is the same again at %s, and not sent twice to who has it',
    async (address) => {
      const url = `${stack.site}/${address}`
      const headers = { accept: 'text/html', 'accept-encoding': 'br' }
      const first = await fetch(url, { headers })
      const words = await first.text()
      const again = await fetch(url, { headers })
      expect(await again.text()).toBe(words)
      expect(again.headers.get('content-encoding')).toBe('br')
      expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
      const etag = again.headers.get('etag') ?? ''
      const has = await fetch(url, { headers: { ...headers, 'if-none-match': etag } })
      expect(has.status).toBe(304)
      const plain = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect(await plain.text()).toBe(words)
    },
  )

  it('depends on what they accept, and says so', async () => {
    const html = await fetch(kline, { headers: { accept: 'text/html' } })
    const markdown = await fetch(kline, { headers: { accept: 'text/markdown' } })
    expect(html.headers.get('content-type')).toContain('text/html')
    expect(markdown.headers.get('content-type')).toContain('text/markdown')
    for (const { headers } of [html, markdown])
      expect(headers.get('vary')?.split(/,\s*/)).toEqual(
        expect.arrayContaining(['Accept', 'Accept-Encoding']),
      )
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'POST'])('is not changed by %s', async (method) => {
    const response = await fetch(kline, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  })

  it('is sent on a connection that outlasts those of a proxy in front', async () => {
    const { headers } = await fetch(kline)
    expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60)
  })
})
