import { expect, it } from 'vitest'
import { hasBearerSecret } from './cron-request.ts'

const asking = (authorization?: string) =>
  new Request('http://site.example', { headers: authorization ? { authorization } : {} })

it.each([
  ['Bearer the-secret-of-16', true],
  ['Bearer the-secret-of-17', false],
  ['the-secret-of-16', false],
  ['Bearer ', false],
  [undefined, false],
])('hasBearerSecret for %s: %s', (authorization, expected) => {
  expect(hasBearerSecret(asking(authorization), 'the-secret-of-16')).toBe(expected)
})
