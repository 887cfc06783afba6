import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { seedUsers } from './test-lake.ts'

const main = path.join(import.meta.dirname, '..', 'main.ts')

export type LakeProcess = { child: ChildProcess; url: string; stderr: () => string }

/** Lakes as separate processes with their own folders, for tests that kill them. */
export class LakeProcesses {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'lake-process-'))
  readonly dataDir = path.join(this.folder, 'data')
  readonly #children: ChildProcess[] = []

  /** Resolves when the lake listens or has ended; in the latter case the address is empty. */
  async start(settings: NodeJS.ProcessEnv | Record<string, string> = {}): Promise<LakeProcess> {
    const usersFile = path.join(this.folder, 'users.json')
    writeFileSync(usersFile, JSON.stringify(seedUsers))
    const child = spawn(process.execPath, [main], {
      env: {
        NODE_ENV: 'test',
        PATH: '',
        LAKE_PORT: '0',
        LAKE_DATA: this.dataDir,
        LAKE_USERS: usersFile,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#children.push(child)
    let words = ''
    child.stderr.on('data', (chunk: Buffer) => {
      words += chunk.toString()
    })
    const line = once(createInterface({ input: child.stdout }), 'line').then(([text]) => text)
    const ended = once(child, 'close').then(() => null)
    const first: unknown = await Promise.race([line, ended])
    // A listening lake's first line is its address, as JSON.
    const url = first === null ? '' : (JSON.parse(String(first)) as { url: string }).url
    return { child, url, stderr: () => words }
  }

  [Symbol.dispose](): void {
    for (const child of this.#children) child.kill('SIGKILL')
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Ends a lake as the supervisor does; resolves with its exit status. */
export async function end(child: ChildProcess): Promise<number | null> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = await gone
  return typeof code === 'number' ? code : null
}
