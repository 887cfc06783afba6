import { expect, it } from 'vitest'
import { isFromElsewhere } from './from-elsewhere.ts'

const OWN = 'http://docs.exchange.example'
const sent = (headers: Record<string, string>) =>
  new Request(OWN, { method: 'POST', headers: { host: 'docs.exchange.example', ...headers } })

it.each([
  ['the site itself', { 'sec-fetch-site': 'same-origin', origin: OWN }],
  ['an old browser', { origin: OWN }],
  ['a program', {}],
  [
    'the site behind a proxy that rewrites Host',
    { host: 'inner', origin: 'http://localhost:3000' },
  ],
])('isFromElsewhere is false for a request of %s', (_, headers) => {
  expect(isFromElsewhere(sent(headers))).toBe(false)
})

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://a.example' }],
  ['another host of the site', { 'sec-fetch-site': 'same-site', origin: OWN }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['another origin without more', { origin: 'https://a.example' }],
  ['another port', { origin: `${OWN}:81` }],
  ['a frame without an origin', { origin: 'null' }],
  [
    'what only claims to be the site',
    { 'sec-fetch-site': 'same-origin', origin: 'https://a.example' },
  ],
])('isFromElsewhere is true for a request of %s', (_, headers) => {
  expect(isFromElsewhere(sent(headers))).toBe(true)
})
