import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { freePort } from '../../../scripts/stack/free-port.ts'
import { until } from '../../support/until.ts'

const root = path.resolve(import.meta.dirname, '..', '..', '..')
const names = ['SITE_PORT', 'STUDIO_PORT', 'LAKE_PORT', 'SEARCH_PORT', 'EXCHANGE_PORT']
const processes = z.record(z.string(), z.number())

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    // ESRCH: there is no such process.
    return false
  }
}

it.each([
  ['everything is made first', ['--built'], 'search'],
  ['the lake is being filled', [], 'lake'],
])('ends all that it started when it is interrupted while %s', async (_, args, last) => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'interrupt-'))
  const ports = await Promise.all(names.map(async (name) => [name, `${await freePort()}`]))
  const stack = spawn(process.execPath, ['scripts/start.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...Object.fromEntries(ports), DATA_DIR: data },
    stdio: 'ignore',
  })
  try {
    const file = path.join(data, 'processes.json')
    // It fills a lake of its own first.
    const hasLast = async () => existsSync(file) && readFileSync(file, 'utf8').includes(last)
    await until(hasLast, 120_000)
    const started = Object.values(processes.parse(JSON.parse(readFileSync(file, 'utf8'))))
    expect(started.every(lives)).toBe(true)
    stack.kill('SIGINT')
    await until(async () => stack.exitCode !== null)
    await until(async () => !started.some(lives))
    expect(existsSync(file)).toBe(false)
    expect(existsSync(path.join(data, 'stack.json'))).toBe(false)
  } finally {
    stack.kill('SIGKILL')
    rmSync(data, { recursive: true, force: true })
    rmSync(path.join(root, 'web', `.next-${path.basename(data)}`), { recursive: true, force: true })
  }
})
