import { expect, it } from 'vitest'
import { resolveHref } from './resolve-href.ts'

it.each([
  ['/v5/intro', '/docs/zh-TW/v5/intro', false],
  ['/docs/v5/intro#a', '/docs/zh-TW/v5/intro#a', false],
  ['/specs/websocket/public.yaml', '/docs/specs/websocket/public.yaml', false],
  ['#a', '#a', false],
  ['https://code.exchange.example', 'https://code.exchange.example', true],
  ['mailto:api@exchange.example', 'mailto:api@exchange.example', false],
  ['javascript:alert(1)', '#', false],
  ['//elsewhere.example', '#', false],
])('resolveHref of %s', (written, href, external) => {
  expect(resolveHref(written, 'zh-TW')).toEqual({ href, external })
})
