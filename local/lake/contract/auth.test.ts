import { createClient } from '@sanity/client'
import { describe, expect } from 'vitest'
import { refusal } from '../testing/answers.ts'
import { contract } from '../testing/contract.ts'
import { STUDIO, type TestLake, tokenOf } from '../testing/test-lake.ts'

const LOGIN = '/v1/auth/login/local'

const post = (
  lake: TestLake,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  fetch(`${lake.url}${LOGIN}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ origin: `${STUDIO}/structure`, ...fields }),
  })

/** Signs in like a browser until the address contains the one-time code; returns it with the browser's headers. */
async function signedIn(lake: TestLake, user: string) {
  const posted = await post(lake, { user })
  expect(posted.status).toBe(303)
  const target = new URL(posted.headers.get('location') ?? '')
  expect(target.origin + target.pathname).toBe(`${STUDIO}/structure`)
  const [cookie = ''] = (posted.headers.get('set-cookie') ?? '').split(';')
  return { sid: target.hash.replace('#sid=', ''), headers: { cookie, origin: STUDIO } }
}

const withSession = (lake: TestLake, token: string) =>
  lake.client(null).withConfig({ token, ignoreBrowserTokenWarning: true })

async function sessionOf(lake: TestLake, user: string): Promise<string> {
  const { sid, headers } = await signedIn(lake, user)
  const { token } = await lake.client(null).request({ url: `/auth/fetch?sid=${sid}`, headers })
  return token
}

describe('signing in', () => {
  contract('GET /auth/providers', 'Studio', 'leads to the local sign-in page', async (lake) => {
    const { providers } = await lake.client(null).request({ url: '/auth/providers' })
    expect(providers).toEqual([{ name: 'local', title: 'Local users', url: `${lake.url}${LOGIN}` }])
  })

  contract(
    'GET /auth/login/local',
    'browser',
    'shows who one can be, and may not be framed',
    async (lake) => {
      const page = await fetch(`${lake.url}${LOGIN}?origin=${STUDIO}/structure`)
      const html = await page.text()
      expect(html).toContain('<form method="post">')
      expect(html).toContain('value="translator"')
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    },
  )

  contract(
    'GET /auth/login/local',
    'browser',
    'returns only to an allowed origin',
    async (lake) => {
      for (const origin of [
        'http://evil.example',
        `${STUDIO}@evil.example`,
        `${STUDIO}.evil.example`,
        'javascript:alert(1)',
        '//evil.example',
        '',
      ]) {
        const query = new URLSearchParams({ origin })
        expect((await fetch(`${lake.url}${LOGIN}?${query}`)).status).toBe(400)
        const posted = await post(lake, { origin, user: 'writer' })
        expect([posted.status, posted.headers.get('location')]).toEqual([400, null])
      }
    },
  )

  contract(
    'POST /auth/login/local',
    'browser',
    'refuses forms of other pages and users that are not there',
    async (lake) => {
      const user = 'writer'
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: STUDIO },
        { origin: 'null' },
      ])
        expect((await post(lake, { user }, headers)).status).toBe(400)
      const wrong = await post(lake, { user: 'nobody' })
      expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null])
      const own = await post(lake, { user }, { 'sec-fetch-site': 'same-origin', origin: lake.url })
      expect(own.status).toBe(303)
      expect(own.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax/)
    },
  )

  contract(
    'GET /auth/fetch',
    'Studio',
    'changes the one-time code for a session, once',
    async (lake) => {
      const { sid, headers } = await signedIn(lake, 'translator')
      const url = `/auth/fetch?sid=${sid}`
      const { token } = await lake.client(null).request({ url, headers })
      expect(await withSession(lake, token).users.getById('me')).toMatchObject({
        id: 'translator',
        roles: [{ name: 'translator', title: 'Translator' }],
      })
      const again = lake.client(null).request({ url, headers })
      expect(await refusal(again)).toMatchObject({ status: 401 })
      const stored = lake.lake.database.prepare('SELECT * FROM sessions').all()
      expect(stored).toHaveLength(1)
      expect(JSON.stringify(stored)).not.toContain(token)
    },
  )

  contract(
    'GET /auth/fetch',
    'browser',
    'signs nobody in by the code of another, whatever page or link brings it',
    async (lake) => {
      const cookie = `sanitySession=${await sessionOf(lake, 'viewer')}`
      for (const strange of [
        {},
        { cookie },
        { cookie, origin: STUDIO },
        { origin: STUDIO },
        { cookie: '', origin: STUDIO, 'sec-fetch-site': 'cross-site' },
      ]) {
        const { sid } = await signedIn(lake, 'translator')
        const headers = { 'sec-fetch-mode': 'navigate', ...strange }
        const answer = await fetch(`${lake.url}/v1/auth/fetch?sid=${sid}`, { headers })
        expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null])
      }
      for (const origin of ['http://evil.example', 'http://localhost:5000', 'null']) {
        const { sid, headers } = await signedIn(lake, 'translator')
        const asked = { headers: { ...headers, origin } }
        const answer = await fetch(`${lake.url}/v1/auth/fetch?sid=${sid}`, asked)
        expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null])
      }
    },
  )

  contract('GET /auth/id', 'Studio', 'tells the session and its end', async (lake) => {
    const token = await sessionOf(lake, 'writer')
    const { id, expiry } = await withSession(lake, token).request({ url: '/auth/id' })
    expect(id).toBe('writer')
    expect(Date.parse(expiry)).toBeGreaterThan(Date.now() + 6 * 24 * 3_600_000)
    const asked = lake.client(null).request({ url: '/auth/id' })
    expect(await refusal(asked)).toMatchObject({ status: 401 })
  })

  contract('POST /auth/logout', 'Studio', 'ends the session', async (lake) => {
    const token = await sessionOf(lake, 'writer')
    const cookie = `sanitySession=${token}`
    const logout = (headers: Record<string, string>) =>
      fetch(`${lake.url}/v1/auth/logout`, { method: 'POST', headers })
    const me = async () => {
      const headers = { cookie, origin: STUDIO }
      return (await fetch(`${lake.url}/v1/users/me`, { headers })).json()
    }
    await logout({ cookie, origin: 'http://localhost:5000' })
    await logout({ cookie })
    expect(await me()).toMatchObject({ id: 'writer' })
    const done = await logout({ cookie, origin: STUDIO })
    expect([done.status, done.headers.get('set-cookie')]).toEqual([
      204,
      expect.stringContaining('Max-Age=0'),
    ])
    expect(await me()).toEqual({})
  })
})

describe('authentication', () => {
  contract('GET /users/me', '@sanity/client', 'a wrong token is 401, as hosted', async (lake) => {
    const client = withSession(lake, 'nonsense')
    const refused = await refusal(client.users.getById('me'))
    expect(refused).toMatchObject({ status: 401, type: 'Unauthorized' })
    expect(refused.message).toContain('Session not found')
  })

  contract(
    'POST /data/mutate/:dataset',
    'browser',
    'a cookie counts only for pages that may use the lake',
    async (lake) => {
      const cookie = `sanitySession=${await sessionOf(lake, 'writer')}`
      const create = (headers: Record<string, string>) =>
        fetch(`${lake.url}/v1/data/mutate/production`, {
          method: 'POST',
          headers: { cookie, ...headers },
          body: JSON.stringify({ mutations: [{ create: { _type: 'page' } }] }),
        })
      const foreign = await create({ origin: 'http://localhost:5000' })
      expect(foreign.status).toBe(403)
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
      expect((await create({})).status).toBe(403)
      const own = await create({ origin: STUDIO })
      expect(own.status).toBe(200)
      expect(own.headers.get('access-control-allow-origin')).toBe(STUDIO)
      expect(own.headers.get('access-control-allow-credentials')).toBe('true')
    },
  )

  contract(
    'GET /users/me',
    'Studio',
    'the bearer decides when a cookie comes along',
    async (lake) => {
      const cookie = `sanitySession=${await sessionOf(lake, 'writer')}`
      const client = createClient({
        ...lake.client('viewer').config(),
        headers: { cookie, origin: STUDIO },
        token: tokenOf('viewer'),
      })
      expect(await client.users.getById('me')).toMatchObject({ id: 'viewer' })
    },
  )
})
