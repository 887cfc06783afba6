import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isSessionOver, resumeSession, waitForSession, watchSession } from './session.ts'

const refusal = (statusCode: number) => Object.assign(new Error('refused'), { statusCode })

/** Returns a Studio's request handler with a lake that refuses requests while nobody is signed in. */
function studio(statusCode: number) {
  const known: { who: string | undefined } = { who: 'writer' }
  const heard = vi.fn()
  const handler = waitForSession(
    (request, next) =>
      next(request).catch((error: unknown) => {
        heard(error)
        throw error
      }),
    async () => known.who,
  )
  const ask = () =>
    handler({ url: '/data/actions/production' }, async () => {
      if (known.who !== 'writer') throw refusal(statusCode)
      return {
        body: 'stored',
        url: '',
        method: 'POST',
        headers: {},
        statusCode: 200,
        statusMessage: '',
      }
    })
  return { known, heard, ask }
}

describe('a request without a session', () => {
  let leave = () => {}
  beforeEach(() => {
    leave = watchSession('writer')
  })
  afterEach(() => leave())

  it.each([401, 403])('waits after a %i until the same user signs in again', async (statusCode) => {
    const { known, heard, ask } = studio(statusCode)
    known.who = undefined
    const first = ask()
    await vi.waitUntil(isSessionOver)
    const second = ask()
    known.who = 'translator'
    resumeSession()
    await vi.waitUntil(isSessionOver)
    known.who = 'writer'
    resumeSession()
    const stored = expect.objectContaining({ body: 'stored' })
    expect(await Promise.all([first, second])).toEqual([stored, stored])
    expect(heard).not.toHaveBeenCalled()
    expect(isSessionOver()).toBe(false)
  })

  it('is refused at once if the lake knows the user', async () => {
    const { known, ask } = studio(403)
    known.who = 'somebody'
    leave()
    leave = watchSession('somebody')
    await expect(ask()).rejects.toThrow('refused')
    expect(isSessionOver()).toBe(false)
  })

  it('is refused at once after the user has signed out', async () => {
    const { known, ask } = studio(401)
    known.who = undefined
    leave()
    await expect(ask()).rejects.toThrow('refused')
  })
})
