import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// The rules come with the Studio's packages, which do not load under React's condition for servers.
const program = fileURLToPath(new URL('check/check-content.ts', import.meta.url))
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => child.kill(signal))
}
child.on('exit', (code) => process.exit(code ?? 1))
