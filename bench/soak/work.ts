import type { SanityClient } from '@sanity/client'
import type { StackFile } from '../../tests/support/stack-file.ts'
import type { FaultLog } from './faults.ts'
import { Looks } from './looks.ts'
import type { OwnPage } from './own-pages.ts'
import type { Place } from './place.ts'
import { progress } from './progress.ts'
import { read } from './readers.ts'
import { syncAgain } from './syncs.ts'
import type { Answers, Visitor } from './visitor.ts'
import { type Watched, watchProcesses } from './watch-processes.ts'
import { type Acknowledged, write } from './writers.ts'

export interface SoakSetting {
  stack: StackFile
  minutes: number
  visitors: readonly Visitor[]
  writers: readonly SanityClient[]
  /** Of the site, without the own pages. */
  paths: readonly string[]
  pages: readonly OwnPage[]
  places: readonly Place[]
  traffic: Answers
  faults: FaultLog
}

export interface Worked {
  published: Acknowledged[]
  /** How often each sync came to its end. */
  syncs: Record<string, number>
  watched: Watched
}

/** Everything at once for as long as is wanted; ends early where the soak itself fails. */
export async function work(setting: SoakSetting): Promise<Worked> {
  const { stack, minutes, visitors, writers, paths, pages, places, traffic, faults } = setting
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(minutes * 60_000)])
  const memory = { site: [], lake: [], search: [], studio: [] }
  const watched: Watched = { memory, load: [], waited: {} }
  const published: Acknowledged[] = []
  const looks = new Looks()
  const told = (publish: Acknowledged) => {
    published.push(publish)
    for (const place of places) {
      place.lines.get(publish.line)?.published(publish.count, publish.at)
      if (!place.isFresh) looks.want(place)
    }
  }
  try {
    const [search, specs] = await Promise.all([
      syncAgain('sync-search', faults, signal),
      syncAgain('sync-specs', faults, signal),
      watchProcesses(watched, faults, signal),
      progress({ traffic, published, places, watched, faults }, signal),
      ...visitors.map((visitor, index) =>
        read({ stack, paths, places, looks }, visitor, index / visitors.length, signal),
      ),
      ...writers.map((lake, writer) => {
        const lines = pages.flatMap((page) => page.lines.filter((line) => line.writer === writer))
        return write(lake, lines, { signal, faults, told })
      }),
    ])
    return { published, syncs: { 'sync-search': search, 'sync-specs': specs }, watched }
  } finally {
    over.abort()
  }
}
