// Needs the running stack: headers are those of all running services.
// @module-tag nightly
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { callAs } from '../../support/called.ts'
import { pagePaths } from '../../support/routes.ts'

const { site, studio, lake, search, exchange, builds } = inject('stack')
const { origin } = new URL(site)
const post = { method: 'POST' }

/** What each route handler answers at, well and badly. Who adds one adds its line. */
const handlers: Record<string, [address: string, asked?: { method: string }][]> = {
  '[locale]/[[...path]]': [['v5/intro'], ['zh-TW'], ['v5/intro.html']],
  '[locale]/breaks-me': [['breaks-me']],
  '[locale]/changelog/v5/deprecations': [['changelog/v5/deprecations']],
  '[locale]/changelog/v5/follow': [['changelog/v5/follow']],
  '[locale]/page-not-found': [['page-not-found?of=a']],
  '[locale]/search': [['search?q=kline']],
  '[locale]/changelog/v5/changes.json': [['changelog/v5/changes.json?area=market']],
  '[locale]/changelog/v5/deprecations.ics': [['changelog/v5/deprecations.ics']],
  '[locale]/changelog/v5/changes.xml': [
    ['changelog/v5/changes.xml'],
    ['changelog/v5/changes.xml?no'],
  ],
  '[locale]/changelog/v5/feed.json': [['changelog/v5/feed.json'], ['zh-TW/changelog/v5/feed.json']],
  '[locale]/changelog/v5/feed.xml': [['changelog/v5/feed.xml'], ['zh-TW/changelog/v5/feed.xml']],
  '[locale]/changelog/v5/parts.json': [['changelog/v5/parts.json']],
  '[locale]/feedback': [['feedback?page=v5/intro'], ['zh-TW/feedback']],
  'api-surface.json': [['api-surface.json']],
  'api/answer': [
    ['api/answer?q=place%20order%20rate%20limit&locale=en&version=current'],
    ['api/answer?q=kline&locale=en&version=current'],
    ['api/answer'],
  ],
  'api/draft-mode/disable': [['api/draft-mode/disable?to=/docs/v5/intro']],
  'api/draft-mode/enable': [['api/draft-mode/enable?sanity-preview-secret=x']],
  'api/draft-mode/live': [['api/draft-mode/live']],
  'api/draft-mode/perspective': [['api/draft-mode/perspective', post]],
  'preview/[locale]/[[...path]]': [['preview/en/v5/intro']],
  'api/feedback': [['api/feedback'], ['api/feedback', post]],
  'api/health': [['api/health']],
  'api/helpful': [['api/helpful', post], ['api/helpful']],
  'api/invalidate': [['api/invalidate', post], ['api/invalidate']],
  'api/most-read': [['api/most-read?locale=en'], ['api/most-read']],
  'api/preview-link/[token]': [['api/preview-link/unknown']],
  'api/preview-link/ended': [['api/preview-link/ended?of=/docs/v5/intro']],
  'api/publish-scheduled': [['api/publish-scheduled']],
  'api/read': [['api/read', post], ['api/read']],
  'api/reconcile': [['api/reconcile']],
  'api/search-trial': [['api/search-trial'], ['api/search-trial', post]],
  'api/webhook': [['api/webhook', post]],
  'api/webhook/changes': [['api/webhook/changes', post]],
  'api/webhook/search': [['api/webhook/search', post]],
  'console/[locale]/[...path]': [['console/en/api-explorer/v5/market/kline'], ['console/en/no']],
  'error-codes/[locale]': [['error-codes/en']],
  'facts/[locale]/[...path]': [['facts/en/v5/market/kline'], ['facts/en/no']],
  'images/[file]': [['images/no.png']],
  'llms-full/[locale]': [['llms-full.txt'], ['llms-full/en']],
  'llms/[locale]': [['llms.txt']],
  'llms/[locale]/[area]': [['llms/v5SideBar.txt'], ['llms/no.txt']],
  mcp: [['mcp', post], ['mcp']],
  'md/[locale]/[...path]': [['md/en/v5/market/kline'], ['md/en/no']],
  'og/[locale]/[...file]': [['og/en/index.png'], ['og/en/no.png']],
  'schemas/facts.schema.json': [['schemas/facts.schema.json']],
  'sitemap.xml': [['sitemap.xml']],
  'sitemap/[part]': [['sitemap/1.xml'], ['sitemap/no']],
  'specs/[...file]': [['specs/market.yaml'], ['specs/no.yaml']],
  'vitals.js': [['vitals.js']],
}

/** What no handler answers. */
const others = [
  '/',
  '/robots.txt',
  '/docs/robots.txt',
  '/docs/icon.svg',
  '/docs/',
  '/docs//v5/intro',
  '/docs/v5/intro/',
  '/docs/v5/intro.html',
  '/docs/%zz',
  '/docs/no/such/page',
  '/docs/no/such/file.json',
  '/elsewhere',
  '/docs/_next/static/no.js',
  '/docs/enhancements/no.js',
  '/docs/search?q=kline',
  '/docs/preview/en/v5/intro',
]

const root = path.resolve(import.meta.dirname, '..', '..', '..')
const sniffed: string[] = []

async function look(url: string, asked?: { method: string }): Promise<void> {
  const { status, headers } = await callAs('localhost', url, asked)
  const told = headers['x-content-type-options']
  if (told !== 'nosniff') sniffed.push(`${asked?.method ?? 'GET'} ${url}: ${status}, ${told}`)
}

describe('no answer is taken for what it does not say that it is', () => {
  it('of the route handlers, each of which is asked', async () => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'web/app'], {
      cwd: root,
    })
    const there = [...String(files).matchAll(/^web\/app\/(.+)\/route\.tsx?$/gm)].map(
      ([, name = '']) => name,
    )
    expect(Object.keys(handlers).toSorted()).toEqual(there.toSorted())
    for (const [address, asked] of Object.values(handlers).flat())
      await look(`${site}/${address}`, asked)
    expect(sniffed).toEqual([])
  })

  it('of the pages, in any form', async () => {
    const forms = pagePaths.flatMap((page) => [page, `zh-TW/${page}`, `${page}.md`, `${page}.json`])
    const left = forms.values()
    const ask = async () => {
      for (const form of left) await look(`${site}/${form}`, { method: 'HEAD' })
    }
    await Promise.all([ask(), ask(), ask(), ask()])
    expect(sniffed).toEqual([])
  })

  it.each(others)('of what stands beside them, as %s', async (address) => {
    await look(origin + address)
    await look(origin + address, { method: 'PUT' })
    expect(sniffed).toEqual([])
  })

  it('of the files of the build', async () => {
    const page = await (await fetch(`${site}/v5/intro`)).text()
    const files = [...page.matchAll(/(?:src|href)="(\/docs\/enhancements\/[^"]+)"/g)]
    expect(files.length).toBeGreaterThan(0)
    for (const [, file = ''] of files) await look(origin + file.replaceAll('&amp;', '&'))
    expect(sniffed).toEqual([])
  })

  it('of the other services', async () => {
    for (const url of [
      studio,
      `${studio}/static/no.js`,
      `${lake}/v1/ping`,
      `${lake}/v1/nowhere`,
      `${search}/health`,
      `${search}/nowhere`,
      `${exchange.url}/v5/market/time`,
      `${exchange.url}/nowhere`,
    ])
      await look(url)
    expect(sniffed).toEqual([])
  })

  it('where a host runs Next itself, whatever is asked for', () => {
    const manifest = z
      .object({
        headers: z.array(
          z.object({
            regex: z.string(),
            headers: z.array(z.object({ key: z.string(), value: z.string() })),
          }),
        ),
      })
      .parse(JSON.parse(readFileSync(path.join(builds.site, 'routes-manifest.json'), 'utf8')))
    const everywhere = manifest.headers.filter(({ headers }) =>
      headers.some(({ key, value }) => key === 'X-Content-Type-Options' && value === 'nosniff'),
    )
    for (const address of ['/', '/elsewhere', '/docs', '/docs/v5/intro', '/docs/api/health'])
      expect(
        everywhere.some(({ regex }) => new RegExp(regex).test(address)),
        address,
      ).toBe(true)
  })
})
