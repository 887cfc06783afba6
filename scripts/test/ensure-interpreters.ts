import { existsSync } from 'node:fs'
import path from 'node:path'
import { installPackages } from './install-packages.ts'
import { onPath } from './on-path.ts'

/** Programs and library folders that run the samples and guides on pages, with their Debian packages. */
const packages: Record<string, string> = {
  curl: 'curl',
  openssl: 'openssl',
  python3: 'python3',
  '/usr/lib/python3/dist-packages/websockets': 'python3-websockets',
  php: 'php-cli',
  ruby: 'ruby',
  go: 'golang-go',
  '/usr/share/gocode/src/github.com/gorilla/websocket': 'golang-github-gorilla-websocket-dev',
  javac: 'default-jdk-headless',
}

/** Installs missing programs for samples, as root only; returns a list of those present and missing. */
export function ensureInterpreters(): string {
  if (missing().length > 0) installPackages(missing().join(', '), names(missing()))
  const all = Object.keys(packages)
  const none = missing()
  const found = all.filter((name) => !none.includes(name)).map((name) => path.basename(name))
  return none.length === 0
    ? found.join(', ')
    : `${found.join(', ')}; not installed, so samples are skipped: ${none.join(', ')} (Debian: sudo apt-get install ${names(none).join(' ')})`
}

/** Whether every sample can be run. */
export const hasInterpreters = () => missing().length === 0

const isThere = (name: string) =>
  path.isAbsolute(name) ? existsSync(name) : onPath(name) !== undefined
const missing = () => Object.keys(packages).filter((name) => !isThere(name))
const names = (programs: string[]) => programs.map((name) => packages[name] ?? name)
