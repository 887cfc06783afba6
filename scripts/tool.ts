import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Hands this process to an installed program: what it prints and how it ends are its own. Its variables are ours, or `env`. */
export function runTool(program: string, args: readonly string[], env?: NodeJS.ProcessEnv): void {
  const cwd = path.join(import.meta.dirname, '..')
  const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
    cwd,
    stdio: 'inherit',
    ...(env && { env }),
  })
  child.on('exit', (code) => process.exit(code ?? 1))
}
