import { expect, it } from 'vitest'
import { pageFixture } from '../../testing/page-fixture.ts'
import { pageMetadata } from './page-metadata.ts'

const written = {
  ...pageFixture('v5/a', 'A', [], { locale: 'zh-TW' }),
  alternates: [
    { locale: 'en' as const, href: '/docs/v5/a' },
    { locale: 'zh-TW' as const, href: '/docs/zh-TW/v5/a' },
  ],
}

it('pageMetadata lists a page in each language that it is written in', () => {
  const { title, canonical, languages, card, metas } = pageMetadata(written, 'Exchange')
  expect(title).toBe('A | Exchange')
  expect(canonical).toBe('/docs/zh-TW/v5/a')
  expect(languages).toEqual({
    en: '/docs/v5/a',
    'zh-Hant-TW': '/docs/zh-TW/v5/a',
    'x-default': '/docs/v5/a',
  })
  expect(card).toEqual({
    siteName: 'Exchange',
    locale: 'zh_TW',
    otherLocales: ['en_US'],
    image: { href: '/docs/og/zh-TW/v5/a.png', width: 1200, height: 630 },
  })
  expect(metas).toMatchObject({
    'docs:language': 'zh-TW',
    'docs:version': 'current',
    'docsearch:language': 'zh-TW',
    'docsearch:version': 'current',
    'docsearch:docusaurus_tag': 'docs-default-current',
  })
})

it('pageMetadata makes the English page canonical for an untranslated one', () => {
  const { canonical, languages, card, robots } = pageMetadata(
    { ...written, alternates: written.alternates.slice(0, 1) },
    'Exchange',
  )
  expect(canonical).toBe('/docs/v5/a')
  expect([robots, pageMetadata(written, 'Exchange').robots]).toEqual(['noindex, follow', undefined])
  expect(languages).toEqual({ en: '/docs/v5/a', 'x-default': '/docs/v5/a' })
  expect(card).toMatchObject({ locale: 'zh_TW', otherLocales: ['en_US'] })
})

it('pageMetadata lists the feeds on a page that shows the changelog', () => {
  const types = (body: Parameters<typeof pageFixture>[2]) =>
    pageMetadata({ ...written, body }, 'Exchange').alternates?.map(({ type }) => type)
  expect(
    types([{ _type: 'changelog', _key: 'c', feeds: [], months: [], areas: [], parts: [] }]),
  ).toEqual(['text/markdown', 'application/rss+xml', 'application/feed+json'])
  expect(types([])).toEqual(['text/markdown'])
})

it('pageMetadata lists the API facts of a page that has some', () => {
  const types = (path: string) =>
    pageMetadata({ ...written, path }, 'Exchange').alternates?.find(
      ({ type }) => type === 'application/json',
    )?.href
  expect(types('v5/error')).toBe('/docs/zh-TW/v5/error.json')
  expect(types('v5/a')).toBeUndefined()
})
