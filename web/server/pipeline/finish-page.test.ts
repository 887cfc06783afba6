import { expect, it } from 'vitest'
import { finishPage } from './finish-page.ts'

const parts = {
  styleSheets: () => () => 'p{color:red}',
  keepData: () => '/docs/_next/data-of-page/a.js',
}
const page = [
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/docs/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/a.js" async=""></script></head>',
  '<body><p>Words</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"0:null"])</script></body></html>',
].join('')

it('makes a page light', () => {
  expect(finishPage(page, parts)).toBe(
    [
      '<!DOCTYPE html><html><head><style data-of="a.css">p{color:red}</style>',
      '<link rel="stylesheet" href="/docs/_next/static/chunks/a.css" data-precedence="next" disabled="" media="not all"></head>',
      '<body><p>Words</p><script type="application/json" id="deferred-scripts">',
      '["/docs/_next/data-of-page/a.js","/a.js"]</script></body></html>',
    ].join(''),
  )
})

it.each([
  ['has other data', page.replaceAll('__next_f', '__other')],
  ['has no scripts', page.replaceAll(/<script src[^>]*><\/script>/g, '')],
  ['is cut short', page.slice(0, -20)],
])('leaves a page as it is that %s', (_, html) => {
  expect(finishPage(html, parts)).toBe(html)
})
