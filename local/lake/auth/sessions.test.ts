import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { STUDIO, testLake, tokenOf } from '../testing/test-lake.ts'
import { IDLE_MS, SESSION_MS } from './sessions.ts'

const HOUR_MS = 3_600_000

/** A lake with a clock that the test moves. */
async function clockedLake() {
  let time = Date.parse('2025-01-01T00:00:00Z')
  const lake = await testLake({ now: () => time })
  const { sessions } = lake.lake
  return {
    lake,
    sessions,
    pass: (ms: number) => {
      time += ms
    },
    [Symbol.asyncDispose]: () => lake[Symbol.asyncDispose](),
  }
}

describe('a session', () => {
  it('ends when it is not used', async () => {
    await using clocked = await clockedLake()
    const token = clocked.sessions.start('writer')
    clocked.pass(IDLE_MS - 1)
    expect(clocked.sessions.find(token)?.user.id).toBe('writer')
    clocked.pass(IDLE_MS - 1)
    expect(clocked.sessions.find(token)?.user.id).toBe('writer')
    // Setting the clock back ends no session.
    clocked.pass(-IDLE_MS)
    expect(clocked.sessions.find(token)?.user.id).toBe('writer')
    clocked.pass(3 * IDLE_MS)
    expect(clocked.sessions.find(token)).toBeNull()
  })

  it('ends after its longest duration, however much it is used', async () => {
    await using clocked = await clockedLake()
    const token = clocked.sessions.start('writer')
    let age = 0
    for (; age < SESSION_MS - HOUR_MS; age += HOUR_MS * 24) {
      const found = clocked.sessions.find(token)
      expect(found?.expires.getTime()).toBeGreaterThan(0)
      clocked.pass(HOUR_MS * 24)
    }
    clocked.pass(HOUR_MS)
    expect(clocked.sessions.find(token)).toBeNull()
    expect(clocked.sessions.start('viewer')).not.toBe(token)
    const kept = clocked.lake.lake.database.prepare('SELECT user_id FROM sessions').all()
    expect(kept).toEqual([{ user_id: 'viewer' }])
  })

  it('is stored only as a hash', async () => {
    await using lake = await testLake()
    const { sessions } = lake.lake
    const session = sessions.start('writer')
    expect(sessions.find(session)?.user.id).toBe('writer')
    const stored = ['lake.sqlite', 'lake.sqlite-wal'].map((name) =>
      readFileSync(path.join(lake.dataDir, name)),
    )
    for (const secret of [session, sessions.issueSid(session, STUDIO), tokenOf('writer')])
      expect(Buffer.concat(stored).includes(secret)).toBe(false)
  })

  it('has a one-time code that is valid once, for a minute', async () => {
    await using clocked = await clockedLake()
    const { sessions } = clocked
    const late = sessions.issueSid('late', STUDIO)
    clocked.pass(60_001)
    expect(sessions.redeemSid(late, { cookie: 'late', origin: STUDIO })).toBeNull()
    const code = sessions.issueSid('token', STUDIO)
    const redeemed = () => sessions.redeemSid(code, { cookie: 'token', origin: STUDIO })
    expect(redeemed()).toBe('token')
    expect(redeemed()).toBeNull()
  })

  it('survives a restart, and ends when its user is removed', async () => {
    using folder = mkdtempDisposableSync(path.join(tmpdir(), 'lake-'))
    const dataDir = folder.path
    const first = await testLake({ dataDir })
    const token = first.lake.sessions.start('translator')
    const cookie = `sanitySession=${token}`
    await first.close()
    const me = async (url: string) =>
      (await fetch(`${url}/v1/users/me`, { headers: { cookie, origin: STUDIO } })).json()
    {
      await using second = await testLake({ dataDir })
      expect(await me(second.url)).toMatchObject({ id: 'translator' })
    }
    await using third = await testLake({ dataDir, users: [] })
    expect(await me(third.url)).toEqual({})
  })
})
