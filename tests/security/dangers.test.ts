import { expect, test } from 'vitest'
import { dangers } from './dangers.ts'
import { markdownDangers } from './markdown-dangers.ts'

/** The checker itself must find these: a checker that finds nothing would accept everything. */
test.each([
  '<script>alert(1)</script>',
  '<ScRiPt src=x>',
  '<p><img src=x onerror=alert(1)>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="data:text/html,x">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="/\\evil.example">a</a>',
  '<svg><a xlink:href="javascript:alert(1)">a</a></svg>',
  '<svg><animate onbegin=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<form action="javascript:alert(1)">',
  '<iframe srcdoc="x">',
  '<!--><script>alert(1)</script>-->',
])('%s is found', (html) => {
  expect(dangers(html)).not.toEqual([])
  expect(markdownDangers(`${html}\n`)).not.toEqual([])
})

test('markup of pages is not reported as dangerous', () => {
  const html =
    '<a href="/docs/a#b">a</a><a href="https://a.example">b</a><img src="/docs/images/a.png">'
  expect(dangers(html)).toEqual([])
  expect(markdownDangers('[a](https://a.example) ~~b~~ `<script>`')).toEqual([])
  expect(markdownDangers('[a](javascript:alert(1))')).not.toEqual([])
})
