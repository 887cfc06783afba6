import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { DataSnapshot } from './data-snapshot.ts'
import { stackPorts, stage } from './env.ts'
import { parseStack, type StackFile } from './stack-file.ts'

declare module 'vitest' {
  interface ProvidedContext {
    stack: StackFile
  }
}

const root = path.resolve(import.meta.dirname, '..', '..')
const data = path.join(root, '.data', 'test')
/** Log with a line for each connection that a process of the stack tried to open beyond this machine. */
export const connectionsLog = path.join(data, 'connections.log')

const START_TIMEOUT_MS = 20 * 60 * 1000

/** Starts the stack with its own data and ports, and passes its description to the tests of all projects. */
export default async function setup({
  vitest,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject()
  if ('stack' in run.getProvidedContext()) return undefined
  // Tests change content, so each run begins with the repository's. Builds are kept.
  for (const folder of ['lake', 'search', 'logs', 'content.stamp', 'stack.json', 'connections.log'])
    rmSync(path.join(data, folder), { recursive: true, force: true })
  const kept = await DataSnapshot.of(root, data)
  const wasKept = kept.isThere
  if (wasKept) kept.restore()
  const stack = spawn(process.execPath, ['scripts/start.ts', '--built'], {
    cwd: root,
    env: {
      ...process.env,
      ...stackPorts,
      DATA_DIR: data,
      // Receivers of tests listen on this machine.
      LAKE_WEBHOOK_HOSTS: '127.0.0.1',
      CHANGES_WEBHOOK_HOSTS: '127.0.0.1',
      CONNECTIONS_LOG: connectionsLog,
      // Pages are rendered on request; only the long run requests all of them.
      ...(stage !== 'all' && { PAGES_BUILT_AHEAD: '2' }),
      NODE_OPTIONS: `--import=${new URL('./count-connections.mjs', import.meta.url).href}`,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const file = path.join(data, 'stack.json')
  await untilStarted(stack, file)
  if (!wasKept) await kept.save()
  run.provide('stack', parseStack(readFileSync(file, 'utf8')))
  await permission()
  return () => ended(stack)
}

/** Waits for the parent process, which runs other tests meanwhile, to let these begin. */
async function permission(): Promise<void> {
  if (!process.connected) return
  await Promise.race([once(process, 'message'), once(process, 'disconnect')])
  // Pending messages are still sent, but the run need not wait for more.
  process.channel?.unref()
}

async function untilStarted(stack: ChildProcess, file: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!existsSync(file)) {
    if (stack.exitCode !== null) throw new Error(`The stack ended with status ${stack.exitCode}`)
    if (Date.now() > deadline) throw new Error('The stack did not start within twenty minutes')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function ended(stack: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    stack.once('exit', () => resolve())
    stack.kill('SIGTERM')
  })
}
