import { expect, it, vi } from 'vitest'
import { failure, testLake } from '../local/lake/testing/test-lake.ts'
import { loginMethod, studioClient } from './lake-client.ts'

/** As Sanity's own, which signs a person out who is told that there is no such session. */
const signingOut = () => {
  const signOut = vi.fn()
  return {
    signOut,
    requestHandler: async <T>(request: T, next: (request: T) => Promise<unknown>) =>
      next(request).catch((error: unknown) => {
        signOut()
        throw error
      }),
  }
}

it('a code that is not good signs nobody out, and a session that is over does', async () => {
  await using lake = await testLake()
  const { signOut, requestHandler } = signingOut()
  const client = studioClient(lake.url)({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '1',
    requestHandler,
  })
  const code = client.request({ url: '/auth/fetch', query: { sid: 'x'.repeat(43) } })
  expect(await failure(code)).toMatchObject({ status: 401 })
  expect(signOut).not.toHaveBeenCalled()
  const ended = client.withConfig({ token: 'ended', ignoreBrowserTokenWarning: true })
  expect(await failure(ended.request({ url: '/users/me' }))).toMatchObject({ status: 401 })
  expect(signOut).toHaveBeenCalledOnce()
})

it('people sign in where browsers block the cookie of another site', () => {
  expect(loginMethod(undefined)).toBe('dual')
  expect(loginMethod('http://localhost:3900')).toBe('cookie')
})
