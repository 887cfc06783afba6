import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const schema = z.record(z.string(), z.number().int())

/** Remembers the processes of the running stack in `processes.json`, so that a start after a crash can end them. */
export class ProcessList {
  private readonly file: string
  private readonly known: Record<string, number> = {}

  constructor(data: string) {
    this.file = path.join(data, 'processes.json')
  }

  remember(name: string, pid: number): void {
    this.known[name] = pid
    writeFileSync(this.file, JSON.stringify(this.known))
  }

  forget(): void {
    rmSync(this.file, { force: true })
  }

  /**
   * Ends what a stack that was killed left running. A process counts as ours only while its command
   * line names a part of the stack below `root`: process ids are reused.
   * Returns the name of the supervisor when it still lives, which means that the stack is running.
   */
  endLeftovers(): number | undefined {
    if (!existsSync(this.file)) return undefined
    const parsed = schema.safeParse(JSON.parse(readFileSync(this.file, 'utf8')))
    const left = Object.entries(parsed.success ? parsed.data : {})
    const supervisor = left.find(([name, pid]) => name === 'supervisor' && isStackProcess(pid))
    if (supervisor && supervisor[1] !== process.pid) return supervisor[1]
    for (const [, pid] of left) if (isStackProcess(pid)) process.kill(pid, 'SIGKILL')
    this.forget()
    return undefined
  }
}

const STACK_COMMAND =
  /scripts\/(start|dev|serve-studio)\.ts|local\/(lake|search)\/main\.ts|web\/serve\/(main|publisher)\.ts|next-server|next\/dist\/bin\/next/

function isStackProcess(pid: number): boolean {
  try {
    return STACK_COMMAND.test(execFileSync('ps', ['-o', 'args=', '-p', String(pid)]).toString())
  } catch {
    // ps ends with status 1 when there is no such process.
    return false
  }
}
