import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ProcessList, processIds } from './processes.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'processes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a program that renames itself and runs until it is killed; a service leads its own process group. */
async function program(code: string, isService: boolean): Promise<number> {
  const child = spawn(
    process.execPath,
    ['-e', `${code}; setInterval(() => {}, 1e6); console.log('runs')`],
    { stdio: ['ignore', 'pipe', 'ignore'], detached: isService },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child.pid ?? 0
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const names = ['lake', 'search', 'exchange', 'site', 'publisher', 'studio', 'a later one']

/** A supervisor that started a service and a command and was then killed. */
async function killedStack() {
  const data = temporaryFolder()
  const supervisor = await program('', false)
  const before = new ProcessList(data)
  before.remember('supervisor', supervisor)
  const pids: number[] = []
  for (const name of names) {
    const pid = await program("process.title = 'next-server (v1)'", true)
    pids.push(pid)
    before.remember(name, pid)
  }
  const build = await program('', false)
  before.remember('site-build', build)
  return { data, supervisor, pids: [...pids, build] }
}

it('endLeftovers ends every process of a stack whose supervisor was killed, whatever its title', async () => {
  const { data, supervisor, pids } = await killedStack()
  expect(await new ProcessList(data).endLeftovers()).toBe(supervisor)
  expect(pids.every(isRunning)).toBe(true)
  process.kill(supervisor, 'SIGKILL')
  await expect.poll(() => isRunning(supervisor)).toBe(false)
  expect(await new ProcessList(data).endLeftovers()).toBeUndefined()
  await expect.poll(() => pids.filter(isRunning)).toEqual([])
  expect(processIds(data)).toEqual({})
})

it('endLeftovers spares a process that reuses the id of a stack’s process', async () => {
  const data = temporaryFolder()
  const pid = await program('', true)
  const list = {
    site: { pid, bornAt: 'before the machine was started' },
    supervisor: { pid, bornAt: '' },
  }
  writeFileSync(path.join(data, 'processes.json'), JSON.stringify(list))
  expect(await new ProcessList(data).endLeftovers()).toBeUndefined()
  expect(isRunning(pid)).toBe(true)
})

it('processIds names no process that has ended', async () => {
  const data = temporaryFolder()
  const list = new ProcessList(data)
  const [fill, site] = [await program('', false), await program('', true)]
  list.remember('fill', fill)
  process.kill(fill, 'SIGKILL')
  await expect.poll(() => isRunning(fill)).toBe(false)
  list.remember('site', site)
  expect(processIds(data)).toEqual({ site })
})
