import {
  schemaIdSingleton,
  schemaTypeSingleton,
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { of } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  failure,
  STUDIO,
  siteRobot,
  type TestLake,
  testLake,
} from '../../local/lake/testing/test-lake.ts'
import { ENDED_SESSIONS, endedSessionsId, signedOutId } from '../../schemas/ended-sessions.ts'
import { endSessionsAtSignOut } from '../../studio/preview/sessions/end-at-sign-out.ts'
import { endSessions } from '../../studio/preview/sessions/end-sessions.ts'
import type { DraftLake } from '../../web/content/preview/draft-lake.ts'
import { beginSession, openSession } from '../../web/content/preview/draft-session.ts'
import { sessionKey } from '../../web/preview/session/session-key.ts'

let lake: TestLake
let drafts: DraftLake

beforeEach(async () => {
  lake = await testLake()
  drafts = {
    client: lake.client('viewer', 'drafts').withConfig({ token: siteRobot.token }),
    key: sessionKey('token'),
  }
})
afterEach(async () => {
  vi.useRealTimers()
  await lake[Symbol.asyncDispose]()
})

function address(secret: string, pathname = '/docs/v5/a'): string {
  const url = new URL('https://site.example/docs/api/draft-mode/enable')
  url.searchParams.set(urlSearchParamPreviewSecret, secret)
  url.searchParams.set(urlSearchParamPreviewPathname, pathname)
  url.searchParams.set(urlSearchParamPreviewPerspective, 'drafts')
  return url.href
}

/** The site's session after the Studio of `role` has opened it. */
async function begun(role: 'writer' | 'translator') {
  const { secret } = await createPreviewSecret(lake.client(role), 'presentation', STUDIO, role)
  const session = await beginSession(drafts, address(secret))
  if (!session) throw new Error('The secret that the Studio wrote was not accepted')
  return session
}

const open = async (signed: string) => (await openSession(drafts, signed))?.who

it('a session admits a user that the Studio sends, by name, for eight hours', async () => {
  const { signed, session, perspective, redirectTo } = await begun('writer')
  expect(session).toMatchObject({ who: 'writer', ends: session.begun + 8 * 3_600_000 })
  expect({ perspective, redirectTo }).toEqual({
    perspective: 'drafts',
    redirectTo: '/docs/v5/a?sanity-preview-perspective=drafts',
  })
  expect(await open(signed)).toBe('writer')
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(session.ends)
  expect(await open(signed)).toBeUndefined()
})

it('a session needs a valid secret, and not the one that Sanity shares with everybody', async () => {
  for (const wrong of ['', 'guessed'])
    expect(await beginSession(drafts, address(wrong))).toBeUndefined()
  const shared = { _id: schemaIdSingleton, _type: schemaTypeSingleton, secret: 'of-everybody' }
  await lake.client('administrator').create(shared)
  expect(await beginSession(drafts, address('of-everybody'))).toBeUndefined()
})

it('a secret begins one session, which only its own browser may open again', async () => {
  const { secret } = await createPreviewSecret(
    lake.client('writer'),
    'presentation',
    STUDIO,
    'writer',
  )
  const url = address(secret)
  const first = await beginSession(drafts, url)
  expect(first).toBeDefined()
  expect(await beginSession(drafts, url)).toBeUndefined()
  const other = await begun('translator')
  expect(await beginSession(drafts, url, other.signed)).toBeUndefined()
  expect(await beginSession(drafts, url, first?.signed)).toMatchObject({
    session: { who: 'writer' },
  })
})

it('ending the sessions of a person, or of all, spares those that begin later', async () => {
  const [writer, translator] = [await begun('writer'), await begun('translator')]
  const who = async () => [await open(writer.signed), await open(translator.signed)]
  await endSessions(lake.client('administrator'), 'writer')
  expect(await who()).toEqual([undefined, 'translator'])
  await endSessions(lake.client('administrator'), 'writer')
  await endSessions(lake.client('administrator'), undefined)
  expect(await who()).toEqual([undefined, undefined])
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 1000)
  expect(await open((await begun('writer')).signed)).toBe('writer')
})

/** The Studio's sign-in as Sanity creates it, with a recorded sign-out. */
function signIn(role: 'writer' | 'translator', token = lake.client(role).config().token) {
  const client = lake.client(role).withConfig({ ...(token && { token }) })
  const user = { id: role, name: role, email: '', role, roles: [{ name: role, title: role }] }
  const out = vi.fn(async () => undefined)
  const auth = { state: of({ authenticated: true, client, currentUser: user }), logout: out }
  endSessionsAtSignOut(auth)
  return { auth, out }
}

it.each(['writer', 'translator'] as const)(
  'signing out of the Studio ends the sessions of the %s in all browsers, and of nobody else',
  async (role) => {
    const sessions = [await begun(role), await begun(role)]
    const other = await begun(role === 'writer' ? 'translator' : 'writer')
    const { auth, out } = signIn(role)
    for (const again of [1, 2]) {
      await auth.logout()
      expect(out).toHaveBeenCalledTimes(again)
      for (const { signed } of sessions) expect(await open(signed)).toBeUndefined()
      expect(await open(other.signed)).toBe(other.session.who)
      sessions.push(await begun(role))
      vi.useFakeTimers({ toFake: ['Date'] })
      vi.setSystemTime(Date.now() + 1000)
      const next = await begun(role)
      expect(await open(next.signed)).toBe(role)
      sessions.push(next)
    }
  },
)

it('signing out works with a session that the lake no longer knows', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { auth, out } = signIn('writer', 'ended')
  await auth.logout()
  expect([out.mock.calls.length, warned.mock.calls.length]).toEqual([1, 1])
  warned.mockRestore()
})

it('nobody can end another person’s sessions', async () => {
  const { signed } = await begun('writer')
  for (const role of ['translator', 'viewer'] as const) {
    const document = { _id: signedOutId('writer'), _type: ENDED_SESSIONS }
    expect(await failure(lake.client(role).createOrReplace(document))).toMatchObject({
      status: 403,
    })
  }
  for (const [_id, _type] of [
    [signedOutId('writer'), 'page'],
    [`drafts.${signedOutId('writer')}`, ENDED_SESSIONS],
    [`${signedOutId('writer')}.more`, ENDED_SESSIONS],
  ] as const)
    expect(await failure(lake.client('writer').createOrReplace({ _id, _type }))).toMatchObject({
      status: 403,
    })
  const elsewhere = { _id: 'elsewhere', _type: ENDED_SESSIONS }
  expect(await failure(lake.client('translator').create(elsewhere))).toMatchObject({ status: 403 })
  expect(await open(signed)).toBe('writer')
})

it('only administrators can end all sessions', async () => {
  for (const role of ['writer', 'translator', 'viewer'] as const) {
    const client = lake.client(role)
    expect(await failure(endSessions(client, undefined))).toMatchObject({ status: 403 })
    const other = client.create({ _id: endedSessionsId, _type: 'page' })
    expect(await failure(other)).toMatchObject({ status: 403 })
  }
  await endSessions(lake.client('administrator'), undefined)
  expect(await failure(lake.client('writer').delete(endedSessionsId))).toMatchObject({
    status: 403,
  })
})

it('no session is admitted while ended sessions cannot be read', async () => {
  const { signed } = await begun('writer')
  const broken = { _id: endedSessionsId, _type: ENDED_SESSIONS, everybody: 'today' }
  await lake.client('administrator').create(broken)
  await expect(open(signed)).rejects.toThrow(endedSessionsId)
})
