import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { dropDraftMode } from './drop-draft-mode.ts'

function dropped(headers: Record<string, string>) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request.headers, headers)
  dropDraftMode(request)
  return request.headers
}

it.each([
  ['__prerender_bypass=a', ''],
  ['a=b; __prerender_bypass=a; c=d', 'a=b; c=d'],
  ['a=b;__prerender_bypass=a; \t__prerender_bypass =c', 'a=b'],
  ['a=__prerender_bypass; x__prerender_bypass=a', 'a=__prerender_bypass; x__prerender_bypass=a'],
  ['docs-drafts=a; a=b', 'docs-drafts=a; a=b'],
])('dropDraftMode reduces the cookies “%s” to “%s”', (cookie, rest) => {
  expect(dropped({ cookie }).cookie).toBe(rest)
})

it('dropDraftMode drops the headers that order a revalidation', () => {
  const headers = { 'x-prerender-revalidate': 'a', 'x-prerender-revalidate-if-generated': '1' }
  expect(dropped({ ...headers, accept: 'text/html' })).toEqual({ accept: 'text/html' })
})
