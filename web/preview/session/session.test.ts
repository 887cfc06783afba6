import { expect, it } from 'vitest'
import { isSessionEnded } from './is-session-ended.ts'
import { sessionKey } from './session-key.ts'
import { signSession } from './sign-session.ts'
import { verifySession } from './verify-session.ts'

const begun = Date.parse('2030-01-01T00:00:00Z')
const session = { who: 'writer', begun, ends: begun + 1000 }
const key = sessionKey('token')
const signed = signSession(session, key)
const [said = '', mac = ''] = signed.split('.')

it('verifySession returns the session until its end, for the person it was signed for', () => {
  expect(verifySession(signed, key, begun + 999)).toEqual(session)
  expect(verifySession(signed, key, begun + 1000)).toBeUndefined()
})

const forged = Buffer.from(JSON.stringify({ ...session, ends: begun * 2 })).toString('base64url')

it.each([
  ['nothing', undefined],
  ['an empty cookie', ''],
  ['a session without a signature', said],
  ['an empty signature', `${said}.`],
  ['a session of one’s own with another’s signature', `${forged}.${mac}`],
  ['another signature', `${said}.${'A'.repeat(43)}`],
  ['more behind it', `${signed}x`],
  [
    'the key’s own words',
    `${said}.${signSession(session, sessionKey('other token')).split('.')[1]}`,
  ],
])('verifySession returns undefined for %s', (_what, cookie) => {
  expect(verifySession(cookie, key, begun)).toBeUndefined()
})

it('verifySession returns undefined for a signed session of an earlier format', () => {
  // An earlier release may have stored fewer fields.
  const earlier = signSession({ ...session, who: '' }, key)
  expect(verifySession(earlier, key, begun)).toBeUndefined()
})

const at = new Date(begun).toISOString()
const before = new Date(begun - 1).toISOString()

it.each([
  ['nothing was ended', undefined, false],
  ['all were ended before it', { everybody: before }, false],
  ['all were ended', { everybody: at }, true],
  ['those of another were', { people: [{ _key: 'other', at }] }, false],
  [
    'those of its person were',
    {
      people: [
        { _key: 'other', at: before },
        { _key: 'writer', at },
      ],
    },
    true,
  ],
  ['those of its person were, before it', { people: [{ _key: 'writer', at: before }] }, false],
])('isSessionEnded, where %s', (_what, ended, expected) => {
  expect(isSessionEnded(session, ended && { _type: 'draftSessions', ...ended })).toBe(expected)
})
