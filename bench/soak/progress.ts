import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultLog } from './faults.ts'
import type { Place } from './place.ts'
import { services } from './processes.ts'
import type { Answers } from './visitor.ts'
import type { Watched } from './watch-processes.ts'

const EVERY_MS = 60_000

interface State {
  traffic: Answers
  published: readonly unknown[]
  places: readonly Place[]
  watched: Watched
  faults: FaultLog
}

/** Says every minute how it goes, until it is told to stop. */
export async function progress(
  { traffic, published, places, watched, faults }: State,
  signal: AbortSignal,
): Promise<void> {
  for (let before = 0; ; before = traffic.requests) {
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {})
    if (signal.aborted) return
    const rate = ((traffic.requests - before) * 1000) / EVERY_MS
    const lines = places.flatMap((place) => [...place.lines.values()])
    const oldest = lines.reduce((most, { ages }) => ages.reduce((a, b) => Math.max(a, b), most), 0)
    const memory = services.map((service) => {
      const bytes = watched.memory[service].at(-1)?.bytes ?? 0
      return `${service} ${(bytes / 1024 / 1024).toFixed(0)} MB`
    })
    console.log(
      [
        new Date().toISOString().slice(11, 19),
        `${rate.toFixed(0)} requests/s`,
        `${published.length} publishes`,
        `oldest words ${Math.round(oldest)} ms`,
        memory.join(', '),
        `load ${watched.load.at(-1)?.toFixed(1)}`,
        ...faults.summary,
      ].join('; '),
    )
  }
}
