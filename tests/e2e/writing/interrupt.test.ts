// Needs the running stack: a second stack is started and killed beside it.
// @module-tag nightly
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../../scripts/stack/free-port.ts'
import { processIds } from '../../../scripts/stack/processes.ts'
import { until } from '../../support/until.ts'

const root = path.resolve(import.meta.dirname, '..', '..', '..')
const names = ['SITE_PORT', 'STUDIO_PORT', 'LAKE_PORT', 'SEARCH_PORT', 'EXCHANGE_PORT']

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    // ESRCH: the process does not exist.
    return false
  }
}

/** A stack in its own folder, which `start` starts and restarts. */
async function newStack() {
  const data = mkdtempSync(path.join(os.tmpdir(), 'interrupt-'))
  const ports = await Promise.all(names.map(async (name) => [name, `${await freePort()}`]))
  const env = { ...process.env, ...Object.fromEntries(ports), DATA_DIR: data }
  onTestFinished(() => {
    rmSync(data, { recursive: true, force: true })
    rmSync(path.join(root, 'web', `.next-${path.basename(data)}`), { recursive: true, force: true })
  })
  const start = (...args: string[]) => {
    const stack = spawn(process.execPath, ['scripts/start.ts', ...args], {
      cwd: root,
      env,
      stdio: 'ignore',
    })
    onTestFinished(() => void stack.kill('SIGKILL'))
    return stack
  }
  return { data, start }
}

it('a stack starts again after its supervisor was killed', async () => {
  const { data, start } = await newStack()
  const isFilling = (left: number[] = []) => {
    const { fill } = processIds(data)
    return fill !== undefined && !left.includes(fill)
  }
  const first = start()
  await until(async () => isFilling(), 60_000)
  const left = Object.values(processIds(data)).flatMap((pid) => pid ?? [])
  first.kill('SIGKILL')
  const second = start()
  // The ports are those of the first start.
  await until(async () => isFilling(left), 60_000)
  second.kill('SIGINT')
  await until(async () => second.exitCode !== null)
})

it.each([
  ['everything is made first', ['--built'], 'search'],
  ['the lake is being filled', [], 'lake'],
])('ends all that it started when it is interrupted while %s', async (_, args, last) => {
  const { data, start } = await newStack()
  const stack = start(...args)
  // The stack first fills its own lake.
  await until(async () => processIds(data)[last] !== undefined, 120_000)
  const started = Object.values(processIds(data)).flatMap((pid) => pid ?? [])
  expect(started.every(lives)).toBe(true)
  stack.kill('SIGINT')
  await until(async () => stack.exitCode !== null)
  await until(async () => !started.some(lives))
  expect(existsSync(path.join(data, 'processes.json'))).toBe(false)
  expect(existsSync(path.join(data, 'stack.json'))).toBe(false)
})
