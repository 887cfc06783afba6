import { expect, it } from 'vitest'
import { clientKind } from './client-kind.ts'

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

it.each([
  [chrome, 'browser'],
  ['Mozilla/5.0 (Macintosh; rv:140.0) Gecko/20100101 Firefox/140.0', 'browser'],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0)', 'assistant'],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)', 'aiCrawler'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'searchEngine'],
  ['curl/8.5.0', 'tool'],
  ['python-requests/2.32', 'tool'],
  ['node', 'tool'],
  ['SomeBot/1.0 (+https://bot.example)', 'tool'],
  ['', 'other'],
  [undefined, 'other'],
  ['something', 'other'],
])('%s is of the kind %s', (userAgent, kind) => {
  expect(clientKind(userAgent)).toBe(kind)
})
