import { spawnSync } from 'node:child_process'
import { onPath } from './on-path.ts'

const MINUTES_MS = 60_000
/** Options that make apt fail at once without a network. */
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']

/** Whether this user may install Debian packages. */
export const mayInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined

/** Installs Debian packages if this user may, and says so; `what` describes them. */
export function installPackages(what: string, packages: string[]): void {
  if (!mayInstall()) return
  for (const args of [
    [...IMPATIENT, 'update', '-q'],
    [...IMPATIENT, 'install', '-y', '-q', '--no-install-recommends', ...packages],
  ]) {
    console.log(`Missing: ${what}; trying: apt-get ${args.join(' ')}`)
    spawnSync('apt-get', args, { stdio: 'inherit', timeout: 10 * MINUTES_MS })
  }
}
