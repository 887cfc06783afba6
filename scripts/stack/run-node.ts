import { spawn } from 'node:child_process'
import type { Environment } from './env.ts'

/** Runs a Node command to its end; throws with its last output lines when it fails. */
export function runNode(
  args: string[],
  options: {
    cwd: string
    env: Environment
    signal?: AbortSignal
    started?: (pid: number) => void
  },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd,
      env: options.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.signal && { signal: options.signal }),
    })
    if (child.pid !== undefined) options.started?.(child.pid)
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => reject(options.signal?.aborted ? options.signal.reason : error))
    child.on('exit', (code, signal) => {
      if (code === 0) return resolve()
      const tail = output.trim().split('\n').slice(-60).join('\n')
      reject(new Error(`node ${args.join(' ')} ended with ${signal ?? `status ${code}`}:\n${tail}`))
    })
  })
}
