import type { Attack } from './attack.ts'
import { counted, send } from './send.ts'

const PAGE = '/docs/v5/market/kline'

export const vary: Attack = {
  number: '13',
  title: 'a cache hands one form of a page to who asked for another',
  async run({ site }, check) {
    const seen = []
    for (const accept of ['text/html', 'text/markdown']) {
      const { headers } = await send(site, PAGE, { headers: { accept } })
      const names = (headers.vary ?? '').toLowerCase().split(/\s*,\s*/)
      for (const name of ['accept', 'accept-encoding'])
        check(names.includes(name), `as ${accept} its Vary lacks ${name}: ${headers.vary}`)
      seen.push(`${accept}: ${names.length} names`)
    }
    return seen.join(', ')
  },
}

/** In s; `docs/caching.md` says what shared caches may keep. */
const MOST_SHARED = 10

export const oldCopies: Attack = {
  number: '13b',
  title: 'a browser or a shared cache keeps what was published over, or is sent what it has',
  async run({ site }, check) {
    const forms = [PAGE, `${PAGE}.md`, `${PAGE}.json`, '/docs/llms.txt', '/docs/specs/market.yaml']
    for (const path of forms) {
      const { headers } = await send(site, path, { headers: { accept: 'text/html' } })
      const kept = String(headers['cache-control'])
      const shared = Number(/s-maxage=(\d+)/.exec(kept)?.[1] ?? 0)
      check(
        /max-age=0\b/.test(kept) && !kept.includes('stale-') && shared <= MOST_SHARED,
        `${path} is kept by “${kept}”`,
      )
      const { etag = '' } = headers
      for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
        const has = { accept: 'text/html', 'if-none-match': tag }
        const { status } = await send(site, path, { headers: has })
        check(status === 304, `${path} is answered ${status} for If-None-Match: ${tag}`)
      }
    }
    const refusing = { accept: 'text/markdown;q=0, text/html', 'accept-encoding': 'br;q=0.1, gzip' }
    const { headers } = await send(site, PAGE, { headers: refusing })
    check(String(headers['content-type']).startsWith('text/html'), 'Markdown is sent at q=0')
    check(headers['content-encoding'] === 'gzip', `${headers['content-encoding']} is sent at q=0.1`)
    return `${forms.length} forms, each asked for again with 4 tags`
  },
}

/** Seconds; proxies keep a connection for a minute, and one that ends first fails a request. */
const KEPT = 60

export const methods: Attack = {
  number: '24',
  title:
    'methods that a page does not have, answers taken for pages, and scripts put into the Studio',
  async run({ site, lake, search, searchKeys, studio }, check) {
    const answers = await Promise.all(
      ['PUT', 'DELETE', 'PATCH', 'TRACE'].map((method) => send(site, PAGE, { method })),
    )
    check(
      answers.every(({ status }) => status === 405),
      `they were answered ${counted(answers)} rather than 405`,
    )
    const connection = { connection: 'keep-alive' }
    for (const [origin, path] of [
      [site, PAGE],
      [lake, '/v1/ping'],
    ] as const) {
      const { headers } = await send(origin, path, { headers: connection })
      const kept = Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1])
      check(kept >= KEPT, `${origin} keeps a connection for ${kept} s`)
    }
    const key = { 'x-typesense-api-key': searchKeys.search }
    const json = await Promise.all([
      send(site, '/docs/api/health'),
      send(site, `${PAGE}.json`),
      send(lake, '/v1/ping'),
      send(lake, '/v1/nowhere'),
      send(search, '/health', { headers: key }),
    ])
    json.forEach(({ headers }, at) => {
      check(headers['x-content-type-options'] === 'nosniff', `JSON answer ${at + 1} has no nosniff`)
    })
    const policy = String((await send(studio, '/')).headers['content-security-policy'])
    const scripts = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    check(
      scripts !== '' && !/'unsafe-(?:inline|eval)'|\*/.test(scripts),
      `the Studio's policy of scripts is “${scripts}”`,
    )
    return `${counted(answers)}; ${json.length} JSON answers looked at`
  },
}
