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
