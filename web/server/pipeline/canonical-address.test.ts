import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalAddress } from './canonical-address.ts'

it.each([
  ['/docs/v5/intro', '/docs/v5/intro'],
  ['/docs/v5/intro?a=%2e/../b', '/docs/v5/intro?a=%2e/../b'],
  ['/docs/./api/health', '/docs/api/health'],
  ['/docs/v5/../api/health', '/docs/api/health'],
  ['/docs/%2e/api/health', '/docs/api/health'],
  ['/docs/v5/%2E%2e/%61pi/health', '/docs/api/health'],
  ['/docs/v5/..', '/docs/'],
  ['/docs//api///health', '/docs/api/health'],
  ['/docs\\api/health', '/docs/api/health'],
  ['//evil.example/docs', '/evil.example/docs'],
  ['/../../etc/passwd', '/etc/passwd'],
  ['/docs/a%20b%2Fc', '/docs/a%20b%2Fc'],
  ['/docs/%E6%96%87', '/docs/%E6%96%87'],
  ['/docs/...', '/docs/...'],
  ['/docs/zh-tw/v5/intro', '/docs/zh-TW/v5/intro'],
  ['/docs/ZH-TW', '/docs/zh-TW'],
  ['/docs/zh-two', '/docs/zh-two'],
])('canonicalAddress of %s is %s', (address, canonical) => {
  expect(canonicalAddress(address)).toBe(canonical)
})

it.each(['/docs/%', '/docs/%zz', '/docs/%E6%96', '/docs/%00', '*', 'http://a.example/docs', ''])(
  'canonicalAddress of "%s" is undefined',
  (address) => {
    expect(canonicalAddress(address)).toBeUndefined()
  },
)

it('canonicalAddress maps all spellings of a path to one', () => {
  const part = fc.constantFrom('.', '..', '%2e', '%2E.', 'api', '%61pi', '', 'v5', '%7E', '~', '\\')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const path = canonicalAddress(`/docs/${parts.join('/')}`)
      expect(path).toBeDefined()
      expect(canonicalAddress(path ?? '')).toBe(path)
      // `URL` normalises the result to itself, so no server reads it differently.
      const known = new URL(`http://a.example${path}`).pathname
      expect(known).toBe(path)
    }),
  )
})
