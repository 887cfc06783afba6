import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentMegabytes } from '../harness/processes.ts'
import type { FaultLog } from './faults.ts'
import type { MemorySample } from './growth.ts'
import { processorTimes, type Service, serviceIds, services } from './processes.ts'

const EVERY_MS = 2000

export interface Watched {
  memory: Record<Service, MemorySample[]>
  /** The machine's load average over a minute, each time. */
  load: number[]
  /** Of the time in which a process had something to do, how much it waited for a processor. */
  waited: Partial<Record<Service, number>>
}

/** Samples memory and load until it is told to stop; a process that is another than before had died. */
export async function watchProcesses(
  watched: Watched,
  faults: FaultLog,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now()
  let pids = serviceIds()
  const first = times(pids)
  while (!signal.aborted) {
    const bytes = await residentMegabytes(Object.values(pids)).catch(
      () => new Map<number, number>(),
    )
    const at = performance.now() - begun
    watched.load.push(loadavg()[0] ?? 0)
    for (const service of services) {
      const held = bytes.get(pids[service])
      if (held === undefined) faults.add('dead process', service)
      else watched.memory[service].push({ at, bytes: held * 1024 * 1024 })
    }
    pids = serviceIds()
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {})
  }
  const last = times(pids)
  for (const service of services) {
    const [from, to] = [first[service], last[service]]
    if (!from || !to) continue
    const [ran, waited] = [to.ran - from.ran, to.waited - from.waited]
    watched.waited[service] = waited / (ran + waited)
  }
}

const times = (pids: Record<Service, number>) =>
  Object.fromEntries(services.map((service) => [service, processorTimes(pids[service])]))
