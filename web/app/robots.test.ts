import { expect, it } from 'vitest'
import robots from './robots.ts'

it('tells crawlers of the sitemap, and to leave what is made for writers alone', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: ['/docs/api/', '/docs/preview/'] },
    sitemap: 'http://localhost:3000/docs/sitemap.xml',
  })
})
