import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { HMAC_KEY, HMAC_SECRET } from '../../local/exchange/testing/test-exchange.ts'
import { testEnv } from '../../scripts/test/env.ts'
import { goEnvironment } from './go-environment.ts'
import type { Program } from './guide-programs.ts'
import { launchers } from './launchers.ts'

export interface Running {
  /** Its output so far. */
  printed: () => string
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
  /** Ends it with its child processes, and deletes its folder. */
  stop: () => Promise<void>
}

/** Starts a program in its own folder, with the sandbox's key or the variables in `more`. */
export async function startProgram(
  { language, file, code, files = {} }: Program,
  more: Record<string, string> = {},
): Promise<Running> {
  const launcher = launchers[language]
  if (!launcher) throw new Error(`${language}: say in launchers.ts how its programs are started.`)
  const folder = await mkdtemp(path.join(os.tmpdir(), `guide-${language}-`))
  const env = {
    NODE_ENV: 'test' as const,
    PATH: testEnv().searchPath,
    API_KEY: HMAC_KEY,
    API_SECRET: HMAC_SECRET,
    PYTHONUNBUFFERED: '1',
    // Java reads source files in the machine's encoding.
    LC_ALL: 'C.UTF-8',
    ...goEnvironment,
    ...more,
  }
  for (const [name, text] of Object.entries({ ...files, [file]: code }))
    await writeFile(path.join(folder, name), text)
  const [builder, ...builds] = launcher.build?.(file) ?? []
  if (builder) await promisify(execFile)(builder, builds, { cwd: folder, env })
  const [command = '', ...args] = launcher.command(file)
  // Its own process group, so that its child processes end with it.
  const child = spawn(command, args, { cwd: folder, env, detached: true })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  const ended = once(child, 'close').then(() => child.exitCode)
  return {
    printed: () => printed,
    ended,
    async stop() {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs a program to its end. */
export async function runProgram(program: Program, more?: Record<string, string>) {
  const running = await startProgram(program, more)
  const code = await running.ended
  await running.stop()
  return { code, printed: running.printed() }
}
