import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { onPath } from '../../scripts/test/on-path.ts'
import { goEnvironment } from './go-environment.ts'

const goLibrary = `${goEnvironment.GOPATH}/src/github.com/gorilla/websocket`

/** How to start a program in its folder. */
export interface Launcher {
  /** Programs that are not installed. */
  missing: () => string[]
  /** Command that compiles its file. */
  build?: (file: string) => string[]
  /** Command that runs its file. */
  command: (file: string) => string[]
}

const without = (...names: string[]) => names.filter((name) => onPath(name) === undefined)

/** A Python with the package `websockets`: Debian's own has Debian's packages, others may not. */
const python = ['python3', '/usr/bin/python3'].find(
  (name) => spawnSync(name, ['-c', 'import websockets']).status === 0,
)

/** Launchers by the value of the tab. C# is missing: Debian has no compiler for it. */
export const launchers: Readonly<Record<string, Launcher>> = {
  curl: { missing: () => without('curl', 'openssl'), command: (file) => ['sh', file] },
  python: {
    missing: () => (python ? [] : ['python3 with websockets']),
    command: (file) => [python ?? '', file],
  },
  nodejs: { missing: () => [], command: (file) => [process.execPath, file] },
  go: {
    missing: () => [...without('go'), ...(existsSync(goLibrary) ? [] : [goLibrary])],
    build: (file) => ['go', 'build', '-o', 'program', file],
    command: () => ['./program'],
  },
  java: { missing: () => without('javac'), command: (file) => ['java', file] },
  php: { missing: () => without('php'), command: (file) => ['php', file] },
  ruby: { missing: () => without('ruby'), command: (file) => ['ruby', file] },
}
