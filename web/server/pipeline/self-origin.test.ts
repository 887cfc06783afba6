import { expect, it } from 'vitest'
import { selfOrigin } from './self-origin.ts'

it.each([
  ['localhost', 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['site.internal', 'http://site.internal:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['2001:db8::1', 'http://[2001:db8::1]:3000'],
])('selfOrigin of a server on %s is %s', (host, origin) => {
  expect(selfOrigin(host, 3000)).toBe(origin)
})
