import { expect, it, vi } from 'vitest'
import { failure, testLake } from '../local/lake/testing/test-lake.ts'
import { loginMethod, studioClient } from './lake-client.ts'

/** A handler like Sanity's, which signs the user out when the lake does not know the session. */
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

it('studioClient signs out for an expired session, but not for an invalid sign-in code', async () => {
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

it('loginMethod returns `dual` for a lake whose cookie browsers may block', () => {
  expect(loginMethod(undefined)).toBe('dual')
  expect(loginMethod('http://localhost:3900')).toBe('cookie')
})
