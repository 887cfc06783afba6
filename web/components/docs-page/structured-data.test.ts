import { expect, it } from 'vitest'
import { pageFixture } from '../../testing/page-fixture.ts'
import { techArticle, webSite } from './structured-data.ts'

const origin = 'https://docs.exchange.example'

it('techArticle states what a page is, and the language of its text', () => {
  const page = { ...pageFixture('v5/a', 'A', [], { locale: 'zh-TW' }), updated: '2026-11-20' }
  expect(techArticle(page, 'Exchange', origin)).toMatchObject({
    '@type': 'TechArticle',
    headline: 'A',
    url: `${origin}/docs/zh-TW/v5/a`,
    inLanguage: 'zh-Hant-TW',
    image: `${origin}/docs/og/zh-TW/v5/a.png`,
    dateModified: '2026-11-20',
    isPartOf: { name: 'Exchange', url: `${origin}/docs/zh-TW` },
  })
  const english = { ...page, title: { text: 'A', lang: 'en' as const } }
  expect(techArticle(english, 'Exchange', origin).inLanguage).toBe('en')
})

it('webSite states how to search the site', () => {
  expect(webSite({ name: 'Exchange', description: 'One API' }, 'en', origin)).toMatchObject({
    url: `${origin}/docs`,
    potentialAction: { target: `${origin}/docs/search?q={search_term_string}` },
  })
})
