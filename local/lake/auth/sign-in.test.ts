import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { STUDIO, seedUsers, type TestLake, testLake } from '../testing/test-lake.ts'
import { hashPassword } from './password.ts'
import { parseSeedUsers } from './seed-users.ts'
import { SignInLimits } from './sign-in-limits.ts'

const PASSWORD = 'correct horse battery'
const [administrator, writer, ...others] = seedUsers
const users = [
  { ...administrator, passwordHash: hashPassword(PASSWORD) },
  { ...writer, passwordHash: hashPassword('another password') },
  ...others,
].map((user) => user as (typeof seedUsers)[number])

const signIn = (lake: TestLake, user: string, password?: string) =>
  fetch(`${lake.url}/v1/auth/login/local`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ origin: STUDIO, user, ...(password && { password }) }),
  })

describe('signing in with a password', () => {
  it('takes the right one, and shows strangers no names', async () => {
    await using lake = await testLake({ users })
    const page = await fetch(`${lake.url}/v1/auth/login/local?origin=${STUDIO}`)
    const html = await page.text()
    expect(html).toContain('type="password"')
    expect(html).not.toContain('administrator')
    expect(html).toContain('translator')
    expect((await signIn(lake, 'administrator', PASSWORD)).status).toBe(303)
    expect((await signIn(lake, 'translator')).status).toBe(303)
    const wrong = [
      ['administrator', undefined],
      ['administrator', 'another password'],
      ['translator', PASSWORD],
      ['nobody', PASSWORD],
      ['administrator', 'x'.repeat(3000)],
    ] as const
    for (const [user, password] of wrong) {
      const refused = await signIn(lake, user, password)
      expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null])
      expect(await refused.text()).toContain('User or password is wrong.')
    }
    expect(readFileSync(path.join(lake.dataDir, 'lake.sqlite-wal'))).not.toContain(PASSWORD)
  })

  it('slows down who guesses, also with the right word in the end', async () => {
    let time = 1_700_000_000_000
    await using lake = await testLake({ users, now: () => time })
    for (let count = 0; count < 10; count += 1)
      expect((await signIn(lake, 'administrator', 'guess number one')).status).toBe(401)
    expect((await signIn(lake, 'writer', 'another password')).status).toBe(303)
    const refused = await signIn(lake, 'administrator', PASSWORD)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
    time += 1000
    expect((await signIn(lake, 'administrator', PASSWORD)).status).toBe(303)
    expect((await signIn(lake, 'administrator', PASSWORD)).status).toBe(303)
  })

  it('lets the right person in, whoever guesses elsewhere, and soon at the same address', async () => {
    let time = 1_700_000_000_000
    const safe = users.map((user) => ({ passwordHash: hashPassword('any other word'), ...user }))
    const publicHosts = ['lake.example']
    await using lake = await testLake({ users: safe, publicHosts, now: () => time })
    const from = (address: string, password: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { host: 'lake.example', 'x-forwarded-for': address }
        request(`${lake.url}/v1/auth/login/local`, { method: 'POST', headers }, (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        })
          .once('error', reject)
          .end(new URLSearchParams({ origin: STUDIO, user: 'administrator', password }).toString())
      })
    const guessed = []
    for (let count = 0; count < 40; count += 1)
      guessed.push(await from('192.0.2.1', 'a wrong word'))
    expect(guessed.filter((status) => status === 401)).toHaveLength(10)
    expect(guessed.filter((status) => status === 429)).toHaveLength(30)
    expect(await from('192.0.2.1', PASSWORD)).toBe(429)
    expect(await from('192.0.2.2', PASSWORD)).toBe(303)
    time += 1000
    expect(await from('192.0.2.1', PASSWORD)).toBe(303)
  })

  it('refuses floods of tries at once before they are checked', async () => {
    // By a clock that stands: on a busy machine the pauses would be over before the last tries.
    const time = Date.now()
    await using lake = await testLake({ users, now: () => time })
    const tries = Array.from({ length: 60 }, (_, index) => signIn(lake, `user${index}`, PASSWORD))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(40)
  })
})

describe('the pauses', () => {
  it('double up to a minute by address, half of it by user', () => {
    let time = 0
    const limits = new SignInLimits(() => time)
    const pauses = Array.from({ length: 40 }, (_, index) => {
      const wait = limits.begin('1.2.3.4', `user${index}`)
      time += wait
      return wait + (wait > 0 ? limits.begin('1.2.3.4', `user${index}`) : 0)
    })
    expect(pauses.slice(0, 22)).toEqual([...Array(20).fill(0), 1000, 2000])
    expect(Math.max(...pauses)).toBe(60_000)
    expect(limits.begin('5.6.7.8', 'user1')).toBe(0)
  })

  it('count no one who signs in rightly, and go on counting what the address guesses', () => {
    let time = 0
    const limits = new SignInLimits(() => time)
    for (let count = 0; count < 100; count += 1) {
      expect(limits.begin('office', `user${count}`)).toBe(0)
      limits.succeeded('office', `user${count}`)
    }
    for (let count = 0; count < 19; count += 1) limits.begin('office', `guessed${count}`)
    limits.begin('office', 'user1')
    limits.succeeded('office', 'user1')
    expect(limits.begin('office', 'guessed')).toBe(0)
    expect(limits.begin('office', 'other')).toBe(1000)
    time += 1000
    expect(limits.begin('office', 'user1')).toBe(0)
    limits.succeeded('office', 'user1')
    limits.begin('office', 'guessed')
    expect(limits.begin('office', 'other')).toBe(2000)
  })

  it('are forgotten after an hour, and addresses after ten thousand others', () => {
    let time = 0
    const limits = new SignInLimits(() => time)
    for (let count = 0; count < 10; count += 1) limits.begin('x', 'writer')
    expect(limits.begin('x', 'writer')).toBe(1000)
    time += 3_600_001
    expect(limits.begin('x', 'writer')).toBe(0)
    for (let count = 0; count < 25; count += 1) limits.begin('flood', `${count}`)
    expect(limits.begin('flood', 'y')).toBeGreaterThan(0)
    for (let count = 0; count < 10_001; count += 1) limits.begin(`a${count}`, `b${count}`)
    expect(limits.begin('flood', 'y')).toBe(0)
  })
})

describe('the users file', () => {
  const user = { id: 'a', name: 'A', email: 'a@exchange.example', role: 'writer' }
  const parse = (...all: object[]) => parseSeedUsers(JSON.stringify(all))

  it('takes passwords as words or hashes, and keeps hashes only', () => {
    const [plain, hashed] = parse(
      { ...user, password: PASSWORD },
      { ...user, id: 'b', passwordHash: hashPassword(PASSWORD) },
    )
    expect(plain?.passwordHash).toMatch(/^scrypt\$/)
    expect(plain).not.toHaveProperty('password')
    expect(hashed?.passwordHash).not.toBe(plain?.passwordHash)
  })

  it.each([
    ['a short password', [{ ...user, password: 'short' }], '12 characters'],
    ['both', [{ ...user, password: PASSWORD, passwordHash: hashPassword('x') }], 'not both'],
    ['a hash of another kind', [{ ...user, passwordHash: 'md5' }], 'hash-password'],
    ['a role of tokens', [{ ...user, role: 'webhook' }], '"robot": true'],
    ['a program without a token', [{ ...user, robot: true }], 'A program has a token'],
    ['an id twice', [user, user], 'the same id'],
    ['nobody', [], 'no user'],
    ['an unknown word', [{ ...user, passwort: 'x' }], 'passwort'],
  ])('refuses %s', (_name, all, words) => {
    expect(() => parse(...all)).toThrow(words)
  })
})
