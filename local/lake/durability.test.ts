import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, it } from 'vitest'
import { clientOf, seedUsers } from './testing.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lake-kill-'))
const children: ChildProcess[] = []
const main = path.join(import.meta.dirname, 'main.ts')

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function start(port: string) {
  const usersFile = path.join(folder, 'users.json')
  writeFileSync(usersFile, JSON.stringify(seedUsers))
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    PATH: '',
    LAKE_PORT: port,
    LAKE_DATA: path.join(folder, 'data'),
    LAKE_USERS: usersFile,
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const lines = createInterface({ input: child.stdout })
  const [line] = await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => [''])])
  return { child, url: line === '' ? '' : (JSON.parse(String(line)) as { url: string }).url }
}

describe('the process', () => {
  it('loses no acknowledged write when it is killed among writes', async () => {
    const { child, url } = await start('0')
    const client = clientOf(url, 'writer')
    const acknowledged: string[] = []
    const writes = Array.from({ length: 100 }, async (_, n) => {
      await client.createOrReplace({ _id: `doc-${n}`, _type: 'page', n })
      acknowledged.push(`doc-${n}`)
      if (acknowledged.length === 40) child.kill('SIGKILL')
    })
    await Promise.allSettled(writes)
    const again = await start('0')
    const stored = await clientOf(again.url, 'writer').fetch<string[]>('*[_type == "page"]._id')
    expect(acknowledged.length).toBeGreaterThanOrEqual(40)
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([])
    again.child.kill('SIGTERM')
    const [code] = await once(again.child, 'exit')
    expect(code).toBe(0)
  })

  it('says which port is in use', async () => {
    const { url } = await start('0')
    const second = await start(new URL(url).port)
    expect(second.child.exitCode).toBe(1)
  })
})
