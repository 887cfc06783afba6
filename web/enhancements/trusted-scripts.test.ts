import { afterEach, expect, it, vi } from 'vitest'
import { trustedScripts } from './trusted-scripts.ts'

type Rule = (text: string) => string | undefined

function rules(): { createHTML: Rule; createScriptURL: Rule } {
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy })
  vi.stubGlobal('location', new URL('https://docs.example/docs/v5/intro'))
  trustedScripts()
  const [name, made] = createPolicy.mock.calls[0] ?? []
  expect(name).toBe('default')
  return made
}

afterEach(() => vi.unstubAllGlobals())

it.each(['/docs/enhancements/a.js', 'https://docs.example/docs/enhancements/a.js?b'])(
  'allows loading %s',
  (address) => expect(rules().createScriptURL(address)).toBe(address),
)

it.each([
  '/docs/api/a.js',
  '/docs/_next/static/a.js',
  '/docs/enhancements/../images/a',
  '//elsewhere.example/docs/enhancements/a.js',
  'https://docs.example.elsewhere.example/docs/enhancements/a.js',
  'data:text/javascript,alert(1)',
])('refuses to load %s', (address) => expect(rules().createScriptURL(address)).toBeUndefined())

it.each(['', '<span class="keyword">if</span> a &lt; b', '<script></script>', '{"on":"a < b"}'])(
  'allows inserting %s',
  (html) => expect(rules().createHTML(html)).toBe(html),
)

it.each([
  '<script>alert(1)</script>',
  '<SCRIPT src=a></SCRIPT>',
  '<img src=a onerror=alert(1)>',
  '<a href="javascript:alert(1)">',
  '<iframe srcdoc=a>',
])('refuses to insert %s', (html) => expect(rules().createHTML(html)).toBeUndefined())

it('trustedScripts does nothing in a browser without Trusted Types', () => {
  expect(() => trustedScripts()).not.toThrow()
})
