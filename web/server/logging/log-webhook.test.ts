import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logWebhook } from './log-webhook.ts'

const refused = {
  event: 'webhook' as const,
  id: 'delivery-1',
  status: 401,
  ms: 3,
  reason: 'The signature is missing',
}
const taken = {
  event: 'search-webhook' as const,
  id: 'delivery-2',
  status: 200,
  ms: 12,
  document: 'page-v5-intro',
  type: 'page',
}
const written = () => vi.mocked(console.log).mock.calls.map(([line]) => JSON.parse(String(line)))

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

it('logWebhook writes one line for each webhook', () => {
  for (const webhook of [refused, taken, { ...refused, status: 503 }]) logWebhook(webhook, false)
  expect(written()).toMatchObject([
    { level: 'warn', ...refused },
    { level: 'info', ...taken },
    { level: 'error', event: 'webhook', status: 503 },
  ])
  expect(console.warn).not.toHaveBeenCalled()
})

it('logWebhook prints the reason of a failure in words during development', () => {
  for (const webhook of [refused, taken]) logWebhook(webhook, true)
  expect(vi.mocked(console.warn).mock.calls).toEqual([['webhook 401: The signature is missing']])
  expect(console.log).not.toHaveBeenCalled()
})
