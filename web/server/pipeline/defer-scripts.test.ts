import { expect, it } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const page = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/>',
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>',
  '<body><script>paint()</script><script type="application/ld+json">{}</script><p>Words</p>',
  '<script type="module" src="/enhancements.js"></script>',
  '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"$&</p>"])</script></body></html>',
].join('')

it('takes scripts and data out, in their order, and leaves the rest', () => {
  const { html, data } = deferScripts(page, () => '/data.js?<')
  expect(html).toBe(
    [
      '<html><head></head>',
      '<body><script>paint()</script><script type="application/ld+json">{}</script><p>Words</p>',
      '<script type="module" src="/enhancements.js"></script>',
      '<script type="application/json" id="deferred-scripts">["/data.js?\\u003c","/a.js"]</script>',
      '</body></html>',
    ].join(''),
  )
  expect(data?.split('\n')).toEqual([
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});',
    '(self.__next_f=self.__next_f||[]).push([0]);',
    'self.__next_f.push([1,"$&</p>"]);',
    '',
  ])
})

it.each([
  ['none of the framework’s', '<html><body><p>Words</p></body></html>'],
  ['without its end', page.replace('</body>', '')],
  ['whose data it does not know', page.replaceAll('__next_f', '__next_g')],
])('leaves a page alone that is %s', (_, plain) => {
  expect(deferScripts(plain, () => '/data.js')).toEqual({ html: plain })
})
