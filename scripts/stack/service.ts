import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { leanProcess } from '../../local/lean-process.ts'
import type { Environment } from './env.ts'

export type ServiceSpec = {
  name: string
  args: string[]
  env: Environment
  /** Answers 2xx or 4xx once the service is ready. */
  healthUrl: string
  /** Restores state that the process lost; runs after each restart, once it is ready. */
  afterRestart?: () => Promise<void>
}

export type Service = {
  name: string
  /** Process id; it changes with each restart. */
  pid: () => number | undefined
  /** Ends the process and resolves when it is gone; it is not restarted. */
  stop: () => Promise<void>
}

export type ServiceSetting = {
  root: string
  logs: string
  onPid: (name: string, pid: number) => void
  /** Aborts the wait for a starting service. */
  signal?: AbortSignal
}

const READY_TIMEOUT_MS = 180_000
const MAX_BACKOFF_MS = 5_000
/** Deaths before a service was ever ready, after which it is not restarted: its data may be damaged. */
const MOST_DEATHS = 3

/**
 * Starts a Node process, waits until its health address answers, and restarts it with back-off whenever it dies before
 * `stop`. Its output goes to `<logs>/<name>.log`.
 */
export async function startService(spec: ServiceSpec, setting: ServiceSetting): Promise<Service> {
  mkdirSync(setting.logs, { recursive: true })
  const log = createWriteStream(path.join(setting.logs, `${spec.name}.log`), { flags: 'a' })
  let child: ChildProcess | undefined
  let stopping = false
  let backoff = 100
  let lastWords = ''
  let isReady = false
  let deaths = 0
  const hasFailed = () => !isReady && deaths >= MOST_DEATHS

  const run = () => {
    const bornAt = Date.now()
    lastWords = ''
    // SIGUSR1 would open an inspector for anyone who may send signals.
    const args = ['--disable-sigusr1', ...leanProcess.flags, ...spec.args]
    const next = spawn(process.execPath, args, {
      cwd: setting.root,
      env: { ...leanProcess.env, ...spec.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Own process group: Ctrl-C reaches only the supervisor, which ends its services in order.
      detached: true,
    })
    child = next
    if (next.pid !== undefined) setting.onPid(spec.name, next.pid)
    next.stdout.pipe(log, { end: false })
    next.stderr.pipe(log, { end: false })
    next.stderr.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk.toString()).slice(-2000)
    })
    next.on('exit', (code, signal) => {
      child = undefined
      deaths += 1
      if (stopping || hasFailed()) return
      backoff = Date.now() - bornAt > 30_000 ? 100 : Math.min(backoff * 2, MAX_BACKOFF_MS)
      console.error(`${spec.name} ended (${signal ?? `status ${code}`}); starting it again`)
      setTimeout(() => !stopping && restart(), backoff)
    })
  }

  const restart = async () => {
    run()
    for (let wait = 500; !stopping; wait = Math.min(wait * 2, MAX_BACKOFF_MS)) {
      try {
        await untilReady(spec, () => lastWords, hasFailed)
        await spec.afterRestart?.()
        return
      } catch (error) {
        console.error(`${spec.name} is not yet what it was, trying again: ${String(error)}`)
        await sleep(wait)
      }
    }
  }

  const stop = () => {
    stopping = true
    return child ? end(child) : Promise.resolve()
  }

  run()
  try {
    await untilReady(spec, () => lastWords, hasFailed, setting.signal)
    isReady = true
  } catch (error) {
    await stop()
    throw error
  }
  return {
    name: spec.name,
    pid: () => child?.pid,
    stop,
  }
}

/** Sends SIGTERM, then SIGKILL after five seconds. */
function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

async function untilReady(
  spec: ServiceSpec,
  lastWords: () => string,
  hasFailed: () => boolean,
  signal?: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline) {
    signal?.throwIfAborted()
    if (await answers(spec.healthUrl)) return
    if (hasFailed())
      throw new Error(
        `${spec.name} ended each time that it was started. It said last: ${lastWords().trim() || 'nothing'}`,
      )
    await sleep(50)
  }
  throw new Error(
    `${spec.name} did not answer at ${spec.healthUrl} within ${READY_TIMEOUT_MS / 1000} s. It said last: ${lastWords().trim() || 'nothing'}. Its log is .data/logs/${spec.name}.log`,
  )
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' })
    return response.status < 500
  } catch {
    // Connection refused: the service is still starting, and the caller retries until its deadline.
    return false
  }
}
