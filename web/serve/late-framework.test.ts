import { expect, it } from 'vitest'
import { lateFramework } from './late-framework.ts'

const page = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/>',
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>',
  '<body><script>paint()</script><script type="application/ld+json">{}</script><p>Words</p>',
  '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"$&</p>"])</script></body></html>',
].join('')

it('takes scripts and data out, in their order, and leaves the rest', () => {
  const { html, data } = lateFramework(page, () => '/data.js')
  expect(html).toContain('<body><script>paint()</script>')
  expect(html).toContain('<script type="application/ld+json">{}</script><p>Words</p>')
  expect(html).not.toContain('src=')
  expect(html).not.toContain('preload')
  expect(html).not.toContain('__next_f')
  expect(html).toContain('(["/data.js","/a.js"])</script></body></html>')
  expect(data?.split('\n')).toEqual([
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});',
    '(self.__next_f=self.__next_f||[]).push([0]);',
    'self.__next_f.push([1,"$&</p>"]);',
    '',
  ])
})

it('leaves a page alone that is none of the framework’s', () => {
  const plain = '<html><body><p>Words</p></body></html>'
  expect(lateFramework(plain, () => '/data.js')).toEqual({ html: plain })
})
