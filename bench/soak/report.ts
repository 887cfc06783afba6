import { percentile } from '../../scripts/attack/percentile.ts'
import { markdownTable } from '../harness/markdown-table.ts'
import type { FaultLog } from './faults.ts'
import { type Growth, growth } from './growth.ts'
import type { Place, PlaceKind } from './place.ts'
import { BOUND_MS } from './place.ts'
import { services } from './processes.ts'
import type { Answers } from './visitor.ts'
import type { Watched } from './watch-processes.ts'

const GROWTH_BOUND = 0.1

export interface SoakFigures {
  minutes: number
  traffic: Answers
  published: readonly unknown[]
  /** How often each sync came to its end. */
  syncs: Record<string, number>
  places: readonly Place[]
  watched: Watched
  slow: number
  faults: FaultLog
}

type Row = [what: string, measured: string, bound: string]

/** The rows of the table, in Markdown; growth beyond its bound becomes a fault. */
export function report(measured: SoakFigures): string {
  const { minutes, traffic, published, syncs, watched, slow, faults } = measured
  const rate = (traffic.requests / minutes / 60).toFixed(0)
  const rows: Row[] = [
    [
      'requests; a second; not modified',
      `${number(traffic.requests)}; ${rate}; ${number(traffic.notModified)}`,
      '',
    ],
    ['answered', times(traffic.times), ''],
    ['answers other than 2xx and 304', count(faults, 'failed answer'), '0'],
    [
      `publishes; ${Object.keys(syncs).join(', ')}`,
      `${number(published.length)}; ${Object.values(syncs).join(', ')}`,
      '',
    ],
    staleness(measured, 'page'),
    staleness(measured, 'search'),
    ['older words seen again', count(faults, 'older words again'), '0'],
    ['publishes, words or documents lost', count(faults, 'lost'), '0'],
    ['errors in logs (slow requests)', `${count(faults, 'error in a log')} (${slow})`, '0'],
    ...memory(measured),
    ['load average, median and most', load(watched.load), ''],
    ['waited for a processor', waited(watched), ''],
  ]
  return markdownTable([
    [`soak of ${minutes} min: 50 readers, 5 writers, 2 syncs`, 'measured', 'bound'],
    ...rows,
  ])
}

/** A sixth of the time warms caches; the windows are a tenth each. */
function memory({ minutes, watched, faults }: SoakFigures): Row[] {
  const to = minutes * 60_000
  const span = { from: to / 6, to, window: to / 10 }
  return services.map((service) => {
    const found = growth(watched.memory[service], span)
    if (found.share > GROWTH_BOUND)
      faults.add('growth', `${service}: ${grown(found)}, and ${percent(GROWTH_BOUND)} is the most`)
    return [`memory: ${service}`, grown(found), percent(GROWTH_BOUND)]
  })
}

function staleness({ places, faults }: SoakFigures, kind: PlaceKind): Row {
  const found = ages(places, kind)
  const late = found.filter((age) => age > BOUND_MS).length
  if (late > 0) faults.add('late', `${kind}: ${late} of ${found.length} were seen after the bound`)
  return [`publish → ${kind} shows it`, times(found), `max ${BOUND_MS / 1000} s`]
}

function ages(places: readonly Place[], kind: PlaceKind): number[] {
  const lines = places.flatMap((place) => (place.kind === kind ? [...place.lines.values()] : []))
  return lines.flatMap((line) => line.ages)
}

function times(samples: readonly number[]): string {
  if (samples.length === 0) return 'never'
  const at = (p: number) => `${number(Math.round(percentile(samples, p)))} ms`
  return `p50 ${at(50)}, p95 ${at(95)}, max ${at(100)}`
}

function load(samples: readonly number[]): string {
  return [50, 100].map((p) => percentile(samples, p).toFixed(1)).join(', ')
}

/** What a machine that does other things as well adds to every time. */
function waited({ waited: shares }: Watched): string {
  const known = Object.entries(shares).map(([name, share]) => `${name} ${percent(share)}`)
  return known.length > 0 ? known.join(', ') : 'not known on this system'
}

const grown = ({ before, after, share }: Growth) =>
  `${megabytes(before)} → ${megabytes(after)} (${share > 0 ? '+' : ''}${percent(share)})`
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const number = (value: number) => value.toLocaleString('en')
const count = (faults: FaultLog, kind: string) => number(faults.count(kind))
