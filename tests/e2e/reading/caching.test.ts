// Needs the running stack: headers are those of the running site.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, it } from 'vitest'
import { stage } from '../../support/env.ts'

const { site } = inject('stack')

/** The rows of the table in `docs/caching.md`, without the ticks of code. */
const rows = readFileSync(path.resolve('docs/caching.md'), 'utf8')
  .split('\n')
  .filter((line) => line.includes('| `/'))
  .map((line) => line.slice(2, -2).replaceAll('`', '').split(' | '))

/** `<name>` in an address is any that a page names. */
async function addressOf(address: string): Promise<string> {
  const [before = '', after] = address.split('<name>')
  if (after === undefined) return address
  // A page of which a part is asked for is made for this request, and so are its data.
  const made = await fetch(`${site}/v5/market/kline`, { headers: { range: 'bytes=0-' } })
  const html = await made.text()
  return new RegExp(`${before}[^"?]+${after}`).exec(html)?.[0] ?? ''
}

function validatorOf({ headers }: Response): string {
  const tag = headers.get('etag')
  if (tag === null) return 'none'
  return tag.startsWith('W/') ? 'weak' : 'strong'
}

/** Without what Next's router adds to all. */
function varyOf({ headers }: Response): string {
  const names = headers.get('vary')?.split(', ') ?? []
  return names.filter((name) => !/^(?:rsc|next-router-)/.test(name)).join(', ') || 'none'
}

/** The long run builds all pages: of others the router's form is made for each request. */
const tried = rows.filter(([start = '']) => stage === 'all' || !start.includes('rsc'))

it.each(tried)('%s is kept as docs/caching.md has it', async (start = '', address = '', ...row) => {
  const accept = address.endsWith('.md') ? '*/*' : 'text/html'
  const rsc = start.includes('rsc') && { rsc: '1' }
  const response = await fetch(new URL(await addressOf(address), site), {
    headers: { accept, 'accept-encoding': 'br', ...rsc },
  })
  expect([
    response.status,
    response.headers.get('cache-control')?.replaceAll(/, */g, ', ') ?? 'none',
    response.headers.get('cdn-cache-control') ?? 'none',
    validatorOf(response),
    varyOf(response),
  ]).toEqual([200, ...row])
  // nginx keeps no answer with a longer Vary (NGX_HTTP_CACHE_VARY_LEN), and answers 502 where headers are longer than its
  // buffer: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffer_size
  const { headers } = response
  expect(headers.get('vary')?.length ?? 0).toBeLessThanOrEqual(128)
  expect([...headers].join('\r\n').length).toBeLessThan(4000)
})
