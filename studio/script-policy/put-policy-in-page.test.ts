import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { withPolicy } from './put-policy-in-page.ts'

const page = (head: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body><script src="/a.js"></script></body></html>`

/** The policy in a page, as its first element. */
const policyOf = (html: string) =>
  /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(html)?.[1] ?? ''

it('allows the scripts that the page was built with, by what they say', () => {
  const text = '\n  window.heron = "$&"\n'
  const hash = createHash('sha256').update(text).digest('base64')
  const html = withPolicy(page(`<script type="module">${text}</script>`))
  expect(policyOf(html)).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`)
  expect(html).toContain(text)
})

it('allows no other: neither inline, nor from elsewhere, nor in attributes', () => {
  const policy = policyOf(withPolicy(page('<title>Studio</title>')))
  expect(policy).toBe(
    `script-src 'self' 'wasm-unsafe-eval'; script-src-attr 'none'; object-src 'none'; base-uri 'self'`,
  )
})

it('allows an origin that is named', () => {
  const policy = policyOf(withPolicy(page(''), ['https://dashboard.example']))
  expect(policy).toContain(`'wasm-unsafe-eval' https://dashboard.example;`)
})

it('does not build a page without a policy', () => {
  expect(() => withPolicy('<html><body></body></html>')).toThrow(/has no <head>/)
})
