import { expect, it, vi } from 'vitest'
import { logError } from './log-error.ts'

const context = {
  routerKind: 'App Router',
  routePath: '/api/preview-link/[token]',
  routeType: 'route',
  revalidateReason: undefined,
} as const

it.each([
  [{ 'x-request-id': 'balancer-0123' }, { id: 'balancer-0123' }],
  [{}, {}],
])('logError logs the failure of a request with %j', async (headers, id) => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const path = '/docs/api/preview-link/secret?of=words'
  const error = new Error('No link', { cause: new Error('no lake') })
  await logError(error, { path, method: 'GET', headers }, context)
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    {
      time: expect.any(String),
      level: 'error',
      event: 'error',
      ...id,
      method: 'GET',
      path: '/docs/api/preview-link/…',
      route: '/api/preview-link/[token]',
      during: 'route',
      error: expect.stringMatching(/Error: No link[\s\S]*caused by Error: no lake/),
    },
  ])
  log.mockRestore()
})
