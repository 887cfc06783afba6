import { expect, it } from 'vitest'
import { inlineScripts } from '../../enhancements/inline/inline-scripts.ts'
import { deferredList } from './defer-scripts.ts'
import { pagePolicy } from './page-policy.ts'

const policy = `default-src 'self'; script-src 'self' 'unsafe-inline'; object-src 'none'`

it('lets the scripts of the site run, and nothing else', () => {
  const html = `<body><script>${inlineScripts.firstPaint}</script><script>alert(1)</script></body>`
  expect(pagePolicy(policy, html)).toMatch(
    /^default-src 'self'; script-src 'self' 'sha256-[\w+/]{43}='; object-src 'none'$/,
  )
})

it('demands trusted types where the page says what is trusted', () => {
  const html = `<body><script>${inlineScripts.firstPaint}</script>${deferredList}[]</script></body>`
  expect(pagePolicy(policy, html)).toMatch(
    / 'sha256-[^ ]+'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default$/,
  )
})
