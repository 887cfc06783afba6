import { expect, it } from 'vitest'
import { fillNotFound } from './fill.ts'

const html = [
  '<a href="/docs/page-not-found">English</a><a href="/docs/zh-TW/page-not-found">中文</a>',
  '<section class="a" data-nearest="" hidden=""><h2>Near</h2>',
  '<ul class="b" data-near-pages=""></ul></section>',
].join('')
const near = [{ href: '/docs/v5/a', title: '<A> & $&', lang: 'en' }]

it('leads the languages to the address, and lists what is near', () => {
  expect(fillNotFound(html, '/docs/zh-TW/v5/b', near)).toBe(
    [
      '<a href="/docs/v5/b">English</a><a href="/docs/zh-TW/v5/b">中文</a>',
      '<section class="a" data-nearest=""><h2>Near</h2><ul class="b" data-near-pages="">',
      '<li><a href="/docs/v5/a"><span lang="en">&lt;A&gt; &amp; $&amp;</span> ',
      '<code>/docs/v5/a</code></a></li></ul></section>',
    ].join(''),
  )
})

it('hides the list when nothing is near', () => {
  expect(fillNotFound(html, '/docs/v5/b', [])).toContain('hidden=""><h2>')
})

it('says nothing of an address as it was written by someone else', () => {
  const filled = fillNotFound(html, '/docs/"><script>alert(1)</script>', [])
  expect(filled).not.toContain('<script>')
  expect(filled).toContain('href="/docs/&quot;&gt;&lt;script')
})
