// Needs the running stack: the test reads its response headers.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, it } from 'vitest'

const { site } = inject('stack')

/** The rows of the table in `docs/caching.md`, without backticks. */
const rows = readFileSync(path.resolve('docs/caching.md'), 'utf8')
  .split('\n')
  .filter((line) => line.includes('| `/'))
  .map((line) => line.slice(2, -2).replaceAll('`', '').split(' | '))

/** Replaces `<name>` in an address by one that a page contains. */
async function addressOf(address: string): Promise<string> {
  const [before = '', after] = address.split('<name>')
  if (after === undefined) return address
  const made = await fetch(`${site}/v5/market/kline`)
  const html = await made.text()
  return new RegExp(`${before}[^"?]+${after}`).exec(html)?.[0] ?? ''
}

function validatorOf({ headers }: Response): string {
  const tag = headers.get('etag')
  if (tag === null) return 'none'
  return tag.startsWith('W/') ? 'weak' : 'strong'
}

it.each(rows)('%s is kept as docs/caching.md has it', async (_, address = '', ...row) => {
  const accept = address.endsWith('.md') ? '*/*' : 'text/html'
  const response = await fetch(new URL(await addressOf(address), site), {
    headers: { accept, 'accept-encoding': 'br' },
  })
  expect([
    response.status,
    response.headers.get('cache-control')?.replaceAll(/, */g, ', ') ?? 'none',
    response.headers.get('cdn-cache-control') ?? 'none',
    validatorOf(response),
    response.headers.get('vary') ?? 'none',
  ]).toEqual([200, ...row])
  // nginx keeps no answer with a longer Vary (NGX_HTTP_CACHE_VARY_LEN), and answers 502 where headers are longer than its
  // buffer: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffer_size
  const { headers } = response
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  // Next sends build files, which run nothing by themselves, before its headers function runs.
  if (!address.includes('<name>'))
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self'(?: 'sha256-[\w+/]{43}=')+;/,
    )
  expect(headers.get('vary')?.length ?? 0).toBeLessThanOrEqual(128)
  expect([...headers].join('\r\n').length).toBeLessThan(4000)
})
