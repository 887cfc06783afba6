import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export type NpmAnswer = { status: number | null; output: string; errors: string }

/** Runs npm beside this process; what it printed, whether it succeeded or not. */
export async function npm(...args: string[]): Promise<NpmAnswer> {
  const child = spawn('npm', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const [output, errors] = [text(child.stdout), text(child.stderr)]
  const [status] = await once(child, 'close')
  return { status, output: await output, errors: await errors }
}
