import {
  schemaIdSingleton,
  schemaTypeSingleton,
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  failure,
  STUDIO,
  siteRobot,
  type TestLake,
  testLake,
} from '../../local/lake/testing/test-lake.ts'
import { ENDED_SESSIONS, endedSessionsId } from '../../schemas/ended-sessions.ts'
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

/** What the site keeps after the Studio of `role` has opened it. */
async function begun(role: 'writer' | 'translator') {
  const { secret } = await createPreviewSecret(lake.client(role), 'presentation', STUDIO, role)
  const session = await beginSession(drafts, address(secret))
  if (!session) throw new Error('The secret that the Studio wrote was not accepted')
  return session
}

const open = async (signed: string) => (await openSession(drafts, signed))?.who

it('lets in whom the Studio sends, by name, for eight hours', async () => {
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

it('lets nobody in by a guessed secret, nor by the one that Sanity shares with everybody', async () => {
  for (const wrong of ['', 'guessed'])
    expect(await beginSession(drafts, address(wrong))).toBeUndefined()
  const shared = { _id: schemaIdSingleton, _type: schemaTypeSingleton, secret: 'of-everybody' }
  await lake.client('administrator').create(shared)
  expect(await beginSession(drafts, address('of-everybody'))).toBeUndefined()
})

it('a secret begins one session, which its own browser alone may open again', async () => {
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

it('takes no session that another token signed', async () => {
  const { signed } = await begun('writer')
  const renewed = { ...drafts, key: sessionKey('next token') }
  expect(await openSession(renewed, signed)).toBeUndefined()
})

it('ends the sessions of a person, or of all, and not those that begin later', async () => {
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

it('lets administrators alone end sessions', async () => {
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

it('lets nobody in while what ends sessions cannot be read', async () => {
  const { signed } = await begun('writer')
  const broken = { _id: endedSessionsId, _type: ENDED_SESSIONS, everybody: 'today' }
  await lake.client('administrator').create(broken)
  await expect(open(signed)).rejects.toThrow(endedSessionsId)
})
