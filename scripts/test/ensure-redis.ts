import { installPackages } from './install-packages.ts'
import { onPath } from './on-path.ts'

/** Installs a real Redis when there is none, as root only; tests of state shared between instances use it. */
export function ensureRedis(): string {
  const found = onPath('redis-server') ?? installed()
  if (found) return found
  throw new Error(
    'The tests of several instances need redis-server, and it could not be installed. Install it (Debian: sudo apt-get install redis-server; macOS: brew install redis), then run npm test again.',
  )
}

function installed(): string | undefined {
  installPackages('redis-server', ['redis-server'])
  return onPath('redis-server')
}
