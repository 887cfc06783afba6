import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOptions } from './check/report.ts'
import { unexported } from './check/unexported.ts'
import { scriptsEnv } from './env.ts'
import { lakeClient } from './lake-client.ts'
import { reportFailure } from './report-failure.ts'

try {
  await check(process.argv.slice(2))
} catch (error) {
  reportFailure(error)
}

async function check(args: string[]): Promise<void> {
  const { least, strict } = readOptions(args)
  process.exitCode = await judged(args)
  if (least !== 'error' && process.exitCode <= 1) {
    const lost = await unexported(
      lakeClient(scriptsEnv()),
      path.join(import.meta.dirname, '../specs'),
    )
    for (const line of lost) console.log(`warning An export would lose this: ${line}`)
    if (strict && lost.length > 0) process.exitCode = 1
  }
}

/**
 * Runs the content check as a child process, which prints its findings, and returns its exit status. A child is needed
 * because the rules come with the Studio's packages, which do not load under the `react-server` condition.
 */
async function judged(args: string[]): Promise<number> {
  const program = fileURLToPath(new URL('check/check-content.ts', import.meta.url))
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal))
  }
  const [code] = await once(child, 'exit')
  return typeof code === 'number' ? code : 2
}
