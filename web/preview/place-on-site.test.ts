import { expect, it } from 'vitest'
import { placeOnSite } from './place-on-site.ts'

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
])('leads from %s to %s', (address, place) => {
  expect(placeOnSite(address)).toBe(place)
})
