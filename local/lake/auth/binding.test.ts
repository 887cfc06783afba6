import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { expect, it } from 'vitest'
import { LakeProcesses } from '../testing/lake-process.ts'
import { seedUsers, testLake } from '../testing/test-lake.ts'
import { assertSafeBinding } from './assert-safe-binding.ts'
import { hashPassword } from './password.ts'

const passwordHash = hashPassword('correct horse battery')
const safe = seedUsers.map((user) => ({ ...user, passwordHash }))

/** The answer to a request with a Host header of its own, which `fetch` does not send. */
function ask(url: string, host: string, path = '/v1/auth/providers') {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>()
  const sent = request(`${url}${path}`, { headers: { host } }, async (response) => {
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() })
  })
  sent.on('error', reject)
  sent.end()
  return promise
}

it('is refused with users that anyone could be, and says what to do', async () => {
  const mixed = [...safe.slice(0, 2), ...seedUsers.slice(2)]
  for (const binding of [{ host: '0.0.0.0' }, { host: '::' }, { publicHosts: ['lake.example'] }])
    expect(() => assertSafeBinding({ ...binding, users: mixed })).toThrow(
      /translator, viewer: these users have no password.*passwordHash/,
    )
  await expect(testLake({ host: '0.0.0.0' })).rejects.toThrow('administrator, writer')
  expect(() => assertSafeBinding({ host: '0.0.0.0', users: safe })).toThrow('LAKE_PUBLIC_HOSTS')
  expect(() => assertSafeBinding({ users: seedUsers })).not.toThrow()
  expect(() => assertSafeBinding({ host: '127.0.0.1', users: seedUsers })).not.toThrow()
})

it('answers to the names that it has, and to no others', async () => {
  await using lake = await testLake({ users: safe, publicHosts: ['lake.example'] })
  expect(await ask(lake.url, 'lake.example')).toMatchObject({
    status: 200,
    body: expect.stringContaining('"https://lake.example/v1/auth/login/local"'),
  })
  expect(await ask(lake.url, 'localhost')).toMatchObject({ status: 200 })
  const image = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const { url } = await lake.client('writer').assets.upload('file', image)
  expect(url).toMatch(/^http:\/\/localhost:\d+\/files\//)
  for (const host of ['evil.example', 'lake.example.evil.example', 'lake.example:81', 'localhost.'])
    expect(await ask(lake.url, host)).toMatchObject({ status: 421 })
})

it('ends the process with one clear sentence, or serves all that was asked for', async () => {
  using lakes = new LakeProcesses()
  const refused = await lakes.start({ LAKE_HOST: '0.0.0.0' })
  expect(refused.url).toBe('')
  expect(refused.child.exitCode).toBe(1)
  expect(refused.stderr()).toMatch(/^The lake cannot start: LAKE_HOST is 0\.0\.0\.0, which others/)
  const users = path.join(lakes.folder, 'safe.json')
  writeFileSync(users, JSON.stringify(safe))
  const open = { LAKE_HOST: '0.0.0.0', LAKE_PUBLIC_HOSTS: 'lake.example', LAKE_USERS: users }
  const { url } = await lakes.start(open)
  expect(await ask(url, 'lake.example')).toMatchObject({ status: 200 })
  expect(await ask(url, '0.0.0.0')).toMatchObject({ status: 421 })
})
