import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { leanProcess } from '../../lean-process.ts'
import { ADMIN_KEY } from './test-server.ts'

export interface SearchProcess {
  child: ChildProcess
  /** '' when the process ended before it listened. */
  url: string
  /** Returns its stderr output. */
  words: () => string
}

/** Search servers as separate processes on one folder, for tests that kill them. */
export class SearchProcesses {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'search-process-'))
  private readonly children: ChildProcess[] = []

  /** Resolves when the server listens, or has ended. */
  async start(): Promise<SearchProcess> {
    const main = join(import.meta.dirname, '../main.ts')
    const child = spawn(process.execPath, [...leanProcess.flags, main], {
      env: {
        ...leanProcess.env,
        NODE_ENV: 'test',
        SEARCH_PORT: '0',
        SEARCH_DATA: this.dataDir,
        SEARCH_ADMIN_KEY: ADMIN_KEY,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.children.push(child)
    let words = ''
    child.stderr.on('data', (chunk: Buffer) => {
      words += chunk.toString()
    })
    const line = once(createInterface({ input: child.stdout }), 'line').then(([text]) => text)
    const first: unknown = await Promise.race([line, once(child, 'close').then(() => undefined)])
    return { child, url: first ? JSON.parse(String(first)).url : '', words: () => words }
  }

  [Symbol.dispose](): void {
    for (const child of this.children) child.kill('SIGKILL')
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}

/** Kills a server with SIGKILL, as a power failure would; resolves when it is gone. */
export async function kill({ child }: SearchProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
