import { expect, it } from 'vitest'
import { isPreview } from './is-preview.ts'

const draft = 'docs-drafts=any'

it.each([
  ['/docs', draft],
  ['/docs/zh-TW?a=b', `a=b; ${draft}`],
  ['/docs/v5/intro', draft],
  ['/docs/v5/intro', 'preview-link=any'],
  ['/docs/zh-TW/v5/intro', draft],
  ['/docs/preview/en/v5/intro', ''],
])('isPreview of %s with “%s” is true', (url, cookies) => {
  expect(isPreview(url, cookies)).toBe(true)
})

it.each([
  ['/docs/v5/intro', ''],
  ['/docs/v5/intro', 'xdocs-drafts=any; preview-links=any; __prerender_bypass=any'],
  ['/docs/search?q=a', draft],
  ['/docs/zh-TW/search', draft],
  ['/docs/page-not-found', draft],
  ['/docs/%73earch', draft],
  ['/docs/_next/static/a.js', draft],
  ['/docs/v5/intro.md', draft],
  ['/docs/v5/market/time.json', draft],
  ['/docs/zh-TW/changelog/v5/feed.json', draft],
  ['/docs/v5/a.b/intro', draft],
  ['/docsx', draft],
  ['/', draft],
])('isPreview of %s with “%s” is false', (url, cookies) => {
  expect(isPreview(url, cookies)).toBe(false)
})
