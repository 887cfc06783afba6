import { createHash } from 'node:crypto'
import { linkCookie } from '../../web/preview/link/cookie.ts'
import { draftCookie } from '../../web/preview/session/cookie.ts'
import { OTHER, readAddresses } from './addresses.ts'
import type { Attack } from './attack.ts'
import { type AttackAnswer, send } from './send.ts'

/** Request headers and cookies that the site or Next reads, with values that a stranger may send. */
const INPUTS: readonly (readonly [name: string, value: string])[] = [
  ['cookie', `${draftCookie}=x`],
  ['cookie', `${linkCookie}=x`],
  ['cookie', '__prerender_bypass=x; __next_preview_data=x'],
  ['cookie', 'sanity-preview-perspective=drafts; sanity-preview-partitioned=1'],
  ['accept', 'text/markdown'],
  ['accept', 'application/json'],
  ['accept', 'text/x-component'],
  ['accept-encoding', 'br'],
  ['accept-language', OTHER],
  ['authorization', 'Bearer x'],
  ['origin', 'https://a.example'],
  ['referer', 'https://a.example/'],
  ['user-agent', 'Googlebot/2.1'],
  ['user-agent', 'facebookexternalhit/1.1'],
  ['rsc', '1'],
  ['next-router-prefetch', '1'],
  ['next-router-segment-prefetch', '/_tree'],
  ['next-router-state-tree', '%5B%22%22%5D'],
  ['next-url', `/${OTHER}`],
  ['next-action', 'a'.repeat(42)],
  ['x-nextjs-data', '1'],
  ['x-prerender-revalidate', 'x'],
  ['x-matched-path', `/${OTHER}`],
  ['x-invoke-path', `/${OTHER}`],
  ['x-middleware-prefetch', '1'],
  ['x-middleware-subrequest', 'middleware'],
  ['x-middleware-rewrite', `/docs/${OTHER}`],
  ['x-original-url', `/docs/${OTHER}`],
  ['x-http-method-override', 'DELETE'],
  ['x-forwarded-host', 'a.example'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-port', '81'],
  ['purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['sec-fetch-dest', 'iframe'],
  ['sec-fetch-site', 'cross-site'],
  ['save-data', 'on'],
  ['dnt', '1'],
]

export const unkeyedInputs: Attack = {
  title: 'headers and cookies that change what a shared cache keeps for others',
  async run({ site }, check) {
    const { origin } = new URL(site)
    let different = 0
    for (const path of readAddresses) {
      const plain = await send(origin, path)
      const varies = new Set((plain.headers.vary ?? '').toLowerCase().split(/\s*,\s*/))
      const answers = await Promise.all(
        INPUTS.map(([name, value]) => send(origin, path, { headers: { [name]: value } })),
      )
      for (const [at, answer] of answers.entries()) {
        const [name = '', value] = INPUTS[at] ?? []
        if (contentOf(answer) === contentOf(plain)) continue
        different++
        check(
          isPrivate(answer) || varies.has(name),
          `${name}: ${value} makes ${path} ${answer.status} for everybody`,
        )
      }
    }
    const count = readAddresses.length * INPUTS.length
    return `${count} requests, ${different} answered otherwise, each in private or by a header of Vary`
  },
}

const contentOf = ({ status, headers, text }: AttackAnswer): string =>
  `${status} ${headers.location} ${createHash('sha256').update(text).digest('hex')}`

/** Returns whether an answer's headers forbid shared caches to keep it. */
const isPrivate = ({ headers }: AttackAnswer): boolean =>
  /private|no-store/.test(headers['cache-control'] ?? '') &&
  !/s-maxage|max-age=[1-9]/.test(String(headers['cdn-cache-control'] ?? ''))
