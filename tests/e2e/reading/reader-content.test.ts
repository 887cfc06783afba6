// Needs the running stack: links of built pages are followed.
// @module-tag nightly
import { expect, inject, it } from 'vitest'
import { isEnglishOnly } from '../../../content/english-only.ts'
import { html } from '../../support/page.ts'

const stack = inject('stack')
const entries = [
  '',
  'v5/intro',
  'p2p/guide',
  'v3/intro',
  'changelog/v5',
  'api-explorer/v5/category',
  'v5/enum',
  'v5/ws/connect',
  'v5/websocket/public/orderbook',
  'faq',
  'pilot-feature',
  'markdown-page',
]
const pages = entries.flatMap((path) => (isEnglishOnly(path) ? [path] : [path, `zh-TW/${path}`]))

/** The distinct addresses of a document's links. */
const linksOf = (text: string) => [
  ...new Set([...text.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)),
]

it('links of the entry pages lead only to existing pages and anchors', async () => {
  const links = (
    await Promise.all(pages.map((path) => html(`${stack.site}/${path}`.replace(/\/$/, ''))))
  ).flatMap(linksOf)
  const origin = new URL(stack.site).origin
  const inside = [...new Set(links.filter((href) => href.startsWith('/docs')))]
  expect(inside.length).toBeGreaterThan(60)
  const byPage = [...Map.groupBy(inside, (href) => new URL(href, origin).pathname)]
  const broken: string[] = []
  const follow = async () => {
    for (let next = byPage.pop(); next; next = byPage.pop()) {
      const [pathname, hrefs] = next
      const text = await html(origin + pathname).catch(() => '')
      const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      const anchorOf = (href: string) => decodeURIComponent(new URL(href, origin).hash.slice(1))
      broken.push(
        ...hrefs.filter((href) => text === '' || (anchorOf(href) && !ids.has(anchorOf(href)))),
      )
    }
  }
  await Promise.all([follow(), follow(), follow()])
  expect(broken).toEqual([])
  // Hundreds of pages, some of which are rerendered after another test's publish.
}, 400_000)
