// Needs the running stack: a publish appears in the feeds.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { lakeAs, publish } from '../support/lake.ts'
import { html, stamp } from '../support/page.ts'
import { until } from '../support/until.ts'

const stack = inject('stack')
const at = (path: string) => `${stack.site}/${path}`

it.each(['v5/market/kline', 'zh-TW'])(
  'the picture of “%s” is small and of the right size',
  async (path) => {
    const text = await html(at(path))
    const address = text.match(/<meta property="og:image" content="([^"]+)"/)?.[1] ?? ''
    const response = await fetch(address)
    expect(response.headers.get('content-type')).toBe('image/png')
    const picture = Buffer.from(await response.arrayBuffer())
    expect(picture.length).toBeLessThan(60_000)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
  },
)

describe('a page that moved', () => {
  const redirect = 'redirect-feed-of-a-moved-page'
  const writer = lakeAs(stack, 'administrator')
  const feedOf = (path: string) => fetch(at(`changelog/v5/changes.json?page=${path}`))

  afterAll(() => writer.delete(redirect))

  it('keeps its feed for subscribers at the old address', async () => {
    const old = 'v5/market/candlesticks'
    expect((await feedOf(old)).status).toBe(400)
    const to = { _type: 'reference', _ref: 'page-v5-market-kline' }
    await writer.create({ _id: redirect, _type: 'redirect', from: old, to })
    const now = await (await feedOf('v5/market/kline')).text()
    await until(async () => (await (await feedOf(old)).text()) === now)
  })
})

describe('a published entry', () => {
  const id = 'changelog-2026-07-24-japan-hosts-revised'
  const writer = lakeAs(stack, 'writer')
  const original = writer.getDocument(id)
  const feed = at('changelog/v5/feed.xml')

  beforeAll(() => original)
  afterAll(async () => {
    const entry = await original
    await publish(writer, id, { title: entry?.['title'] })
    await until(async () => !(await html(feed)).includes('Herons'))
  })

  it('changes the changelog and its feeds, and no other page', async () => {
    const others = ['faq', 'v5/intro', 'zh-TW/v5/enum'].map(at)
    const before = await Promise.all(others.map(stamp))
    await publish(writer, id, { 'title.en': 'Herons & <feeds>' })
    await until(async () =>
      (await html(feed)).includes('<title>Herons &amp; &lt;feeds&gt;</title>'),
    )
    await expect.poll(() => html(at('changelog/v5/feed.json'))).toContain('Herons & <feeds>')
    await expect.poll(() => html(at('changelog/v5'))).toContain('Herons &amp; &lt;feeds&gt;')
    expect(await html(at('zh-TW/changelog/v5/feed.xml'))).not.toContain('Herons')
    expect(await Promise.all(others.map(stamp))).toEqual(before)
  })
})
