import { expect, it } from 'vitest'
import { siteAddressOrLanding } from './site-address-or-landing.ts'

it.each([
  ['/docs/v5/intro?x=1#a', '/docs/v5/intro?x=1#a'],
  ['/docs', '/docs'],
  ['/elsewhere', '/docs'],
  ['//evil.example/docs', '/docs'],
  ['https://evil.example/docs/v5', '/docs'],
  ['/docs/../evil', '/docs'],
  ['/\\evil.example', '/docs'],
  ['javascript:alert(1)', '/docs'],
  ['http://[', '/docs'],
  [null, '/docs'],
  ['/docs/..//evil.example', '/docs'],
  ['/docs/%2e%2e//evil.example', '/docs'],
  ['/docs/../\\\\evil.example', '/docs'],
  ['\t//evil.example', '/docs'],
  ['https://user@site.invalid/docs/v5', '/docs/v5'],
  ['/docs/v5;Domain=example;Max-Age=99', '/docs'],
  ['/docs/v5%3BDomain=example', '/docs'],
  ['/docs/v5\r\nSet-Cookie:a=b', '/docs'],
  ['/docs/v5%0d%0aSet-Cookie:a=b', '/docs'],
  ['/docs/v5,x=y', '/docs'],
  ['/docs/v5?a=\r\n;b#c d', '/docs/v5?a=;b#c%20d'],
])('siteAddressOrLanding of %j is %s', (address, place) => {
  expect(siteAddressOrLanding(address)).toBe(place)
})
