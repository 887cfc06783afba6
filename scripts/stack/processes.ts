import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const schema = z.record(z.string(), z.object({ pid: z.number().int(), bornAt: z.string() }))

type Processes = z.infer<typeof schema>
type Process = Processes[string]

/** Time within which a killed process must be gone, in ms. */
const GONE_WITHIN_MS = 10_000

const fileIn = (data: string) => path.join(data, 'processes.json')

/** Records the processes of the running stack in `processes.json`, so that the start after a crash can end them. */
export class ProcessList {
  readonly #file: string
  #known: Processes = {}

  constructor(data: string) {
    this.#file = fileIn(data)
  }

  remember(name: string, pid: number): void {
    const bornAt = birthOf(pid)
    const living = Object.entries(this.#known).filter(([, known]) => isAlive(known))
    this.#known = Object.fromEntries(living)
    if (bornAt !== undefined) this.#known[name] = { pid, bornAt }
    const draft = `${this.#file}.new`
    writeFileSync(draft, JSON.stringify(this.#known))
    renameSync(draft, this.#file)
  }

  forget(): void {
    rmSync(this.#file, { force: true })
  }

  /**
   * Ends processes that a killed stack left running, and waits until they are gone and their ports are free. Returns
   * the supervisor's id if it is alive, which means that the stack is running.
   */
  async endLeftovers(): Promise<number | undefined> {
    const { supervisor, ...others } = read(this.#file)
    if (supervisor && supervisor.pid !== process.pid && isAlive(supervisor)) return supervisor.pid
    const left = Object.values(others).filter(isAlive)
    for (const { pid } of left) killGroup(pid)
    const deadline = performance.now() + GONE_WITHIN_MS
    while (left.some(isAlive) && performance.now() < deadline) await sleep(20)
    this.forget()
    return undefined
  }
}

/** Process ids of the stack with the data folder `data`, by process name. */
export const processIds = (data: string): Partial<Record<string, number>> =>
  Object.fromEntries(Object.entries(read(fileIn(data))).map(([name, { pid }]) => [name, pid]))

function read(file: string): Processes {
  if (!existsSync(file)) return {}
  return schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? {}
}

const isAlive = ({ pid, bornAt }: Process) => birthOf(pid) === bornAt

/**
 * Start time of a process in the kernel's units, which with its id identifies it; undefined if it is not running. The
 * process title does not identify it, as Next changes it.
 */
function birthOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    // Fields 3 and 22 of proc_pid_stat(5); the program name before them may contain any character. A zombie has ended.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

/** Kills a service's group, which includes its workers, and the process itself: a command is in its parent's group. */
function killGroup(pid: number): void {
  for (const id of [-pid, pid])
    try {
      process.kill(id, 'SIGKILL')
    } catch {
      // The process has ended, or leads no group.
    }
}
