import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lakeOf } from '../../web/testing/lake-of.ts'
import { third, thirdLocale } from './third-locale.ts'

thirdLocale()

const paragraph = (key: string, text: string) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  children: [{ _type: 'span', _key: `${key}s`, text, marks: [] }],
  markDefs: [],
})
const page = (id: string, title: object, body: object) => ({
  _id: `page-${id}`,
  _type: 'page',
  _rev: 'r1',
  _updatedAt: '2026-11-01T00:00:00Z',
  path: { current: `v5/${id}` },
  title,
  body,
})
const client = lakeOf([
  page(
    'a',
    { en: 'First', zhTW: '甲', enXA: 'Fîrst' },
    {
      en: [paragraph('p1', 'Said'), paragraph('p2', 'Unsaid')],
      zhTW: [paragraph('p1', '說')],
      enXA: [paragraph('p1', 'Sáid')],
    },
  ),
  page('b', { en: 'Second', zhTW: '乙' }, { en: [paragraph('p1', 'Said')] }),
  { _id: 'siteSettings', _type: 'siteSettings', name: { en: 'Exchange' }, tagline: { en: 'API' } },
])

const loaded = async (path: string) => {
  const { loadPage } = await import('../../web/content/page/page.ts')
  const found = await loadPage(client, path, third)
  if (!found) throw new Error(`There is no page ${path}`)
  return found
}

it('a page is shown in a third locale, and marks untranslated English', async () => {
  const { PageView } = await import('../../web/components/page-view/page-view.tsx')
  const { loadSiteLayout } = await import('../../web/content/site-layout/site-layout.ts')
  const layout = await loadSiteLayout(client, third)
  const html = renderToStaticMarkup(
    <PageView page={await loaded('v5/a')} layout={layout} announcements={[]} tree={undefined} />,
  )
  expect(html).toContain('<h1>Fîrst</h1>')
  expect(html).toMatch(/<p>Sáid<\/p>/)
  expect(html).toMatch(/<p lang="en">Unsaid<\/p>/)
  expect(html).toMatch(/href="\/docs\/xa\/v5\/a"[^>]*lang="en-XA"[^>]*>Éñglîsh</)
  expect(html).toContain('Cöpy page as Markdöwn')
})

it('a page in a third locale has the same cache tags as in English', async () => {
  const { loadPage } = await import('../../web/content/page/page.ts')
  const english = await loadPage(client, 'v5/a', 'en')
  expect(english?.dependencies).toContain('page-a')
  expect((await loaded('v5/a')).dependencies).toEqual(english?.dependencies)
})

it('a translated page lists a third locale among its languages', async () => {
  const { pageMetadata } = await import('../../web/components/page-metadata/page-metadata.ts')
  const languages = async (path: string) => pageMetadata(await loaded(path), 'Exchange').languages
  expect(await languages('v5/a')).toMatchObject({ 'en-XA': '/docs/xa/v5/a' })
  expect(await languages('v5/b')).not.toHaveProperty('en-XA')
})

it('the sitemap lists a page in a third locale', async () => {
  const { Reader } = await import('../../web/content/lake/reader.ts')
  const { loadSitemap } = await import('../../web/content/sitemap/sitemap.ts')
  const { sitemapEntries } = await import('../../web/formats/feeds/sitemap-entries.ts')
  const entries = sitemapEntries(await loadSitemap(new Reader(client)), 'https://docs.example')
  const urls = entries.map(({ url }) => new URL(url).pathname)
  expect(urls).toContain('/docs/xa')
  expect(urls).toContain('/docs/xa/v5/a')
  expect(urls).not.toContain('/docs/xa/v5/b')
})

it('feeds and lists for tools exist in a third locale', async () => {
  const { loadFeed } = await import('../../web/content/changelog/feed.ts')
  const { rss } = await import('../../web/formats/feeds/rss.ts')
  const { jsonFeed } = await import('../../web/formats/feeds/json-feed.ts')
  const { agentRewrites } = await import('../../web/formats/llms/rewrites.ts')
  const feed = await loadFeed(client, third)
  const address = 'https://docs.example/docs/xa/changelog/v5/feed'
  expect(rss(feed, 'https://docs.example')).toContain(`href="${address}.xml"`)
  expect(jsonFeed(feed, 'https://docs.example')).toMatchObject({
    feed_url: `${address}.json`,
    language: 'en-XA',
  })
  expect(agentRewrites).toContainEqual({ source: '/xa/llms.txt', destination: '/llms/en-XA' })
})

it('the addresses of a third locale are answered', async () => {
  const { matchRoute } = await import('../../web/server/pipeline/routes.ts')
  const { localeOfAddress } = await import('../../web/config/paths.ts')
  const { previewRewrites } = await import('../../web/preview/rewrites.ts')
  const { reservedSegment } = await import('../../schemas/validation/reserved-routes.ts')
  expect(matchRoute('/docs/xa/v5/a')).toEqual({ kind: 'page', path: 'v5/a' })
  expect(matchRoute('/docs/md/en-XA/v5/a')).toEqual({ kind: 'page', path: 'v5/a' })
  expect(localeOfAddress('/docs/xa/v5/a')).toBe('en-XA')
  expect(previewRewrites.map(({ destination }) => destination)).toContain('/preview/en-XA')
  expect(reservedSegment('xa/v5')).toBe('xa')
})

it('addresses of a third locale map to its routes, and back', async () => {
  const { localeRedirects, localeRewrites } = await import('../../web/config/locale-rewrites.ts')
  const { inEachLocale, localeOf } = await import('../../web/config/localised-route.ts')
  const { htmlRewrites } = await import('../../web/config/html-rewrites.ts')
  const { markdownRewrites } = await import('../../web/formats/markdown/rewrites.ts')
  const { factsRewrites } = await import('../../web/formats/llms/rewrites.ts')
  const { feedRewrites } = await import('../../web/formats/feeds/rewrites.ts')
  expect(localeRewrites).toContainEqual({ source: '/xa/:rest*', destination: '/en-XA/:rest*' })
  expect(localeRedirects).toContainEqual({
    source: '/en-XA/:rest*',
    destination: '/xa/:rest*',
    permanent: true,
  })
  expect(inEachLocale([{ path: ['v5', 'a'] }])).toContainEqual({
    path: ['v5', 'a'],
    locale: 'en-XA',
  })
  expect(await localeOf(Promise.resolve({ locale: 'en-XA' }))).toBe('en-XA')
  await expect(localeOf(Promise.resolve({ locale: 'xa' }))).rejects.toThrow('404')
  const rewrites = [htmlRewrites, markdownRewrites, factsRewrites, feedRewrites].flat()
  expect(rewrites.map(({ source, destination }) => `${source} ${destination}`)).toEqual(
    expect.arrayContaining([
      '/xa.html /en-XA',
      '/xa/search.html /en-XA/search',
      '/xa/:path(.+)\\.md /md/en-XA/:path',
      '/xa/:path(.+)\\.json /facts/en-XA/:path',
      '/xa/changelog/v5/feed.json /en-XA/changelog/v5/feed.json',
    ]),
  )
})

it('error pages exist in a third locale', async () => {
  const { NotFound } = await import('../../web/components/not-found/not-found.tsx')
  const { errorBody } = await import('../../web/server/pipeline/error-body.ts')
  const { loadSiteLayout } = await import('../../web/content/site-layout/site-layout.ts')
  const layout = await loadSiteLayout(client, third)
  const html = renderToStaticMarkup(
    <NotFound {...{ layout, locale: third, announcements: [], near: [] }} path="v5/c" />,
  )
  for (const href of ['/docs/v5/c', '/docs/zh-TW/v5/c', '/docs/xa/v5/c'])
    expect(html).toContain(`href="${href}"`)
  expect(errorBody('/docs/xa/v5/a', true)).toMatch(/^<!DOCTYPE html><html lang="en-XA".*cannöt be/)
})

it('the search uses a separate collection for a third locale', async () => {
  const { collectionSchema, searchAliases } = await import('../../web/search/collection.ts')
  const { pageRecords } = await import('../../web/search/records.ts')
  expect(searchAliases).toMatchObject({ [third]: 'docs_en_xa' })
  expect(collectionSchema(third, 'a').fields).toContainEqual(
    expect.objectContaining({ name: 'content', locale: 'en' }),
  )
  const records = pageRecords(await loaded('v5/a'))
  expect(records.map(({ locale }) => locale)).toContain('en-XA')
})
