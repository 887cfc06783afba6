import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { withPolicy } from './inject-script-policy.ts'

const page = (head: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body><script src="/a.js"></script></body></html>`

/** Returns the policy if it is the first element of the page's head. */
const policyOf = (html: string) =>
  /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(html)?.[1] ?? ''

it('withPolicy allows the page’s inline scripts by their hashes', () => {
  const text = '\n  window.heron = "$&"\n'
  const hash = createHash('sha256').update(text).digest('base64')
  const html = withPolicy(page(`<script type="module">${text}</script>`))
  expect(policyOf(html)).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`)
  expect(html).toContain(text)
})

it('withPolicy allows no other scripts: neither inline, nor from other origins, nor in attributes', () => {
  const policy = policyOf(withPolicy(page('<title>Studio</title>')))
  expect(policy).toBe(
    `script-src 'self' 'wasm-unsafe-eval'; script-src-attr 'none'; object-src 'none'; base-uri 'self'`,
  )
})

it('withPolicy allows an additional origin', () => {
  const policy = policyOf(withPolicy(page(''), ['https://dashboard.example']))
  expect(policy).toContain(`'wasm-unsafe-eval' https://dashboard.example;`)
})

it('withPolicy throws for a page without a head', () => {
  expect(() => withPolicy('<html><body></body></html>')).toThrow(/has no <head>/)
})
