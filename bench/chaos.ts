import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseDeliveryState } from '../studio/webhooks/delivery-state.ts'
import { lakeAs, publish } from '../tests/support/lake.ts'
import { html } from '../tests/support/page.ts'
import { until } from '../tests/support/until.ts'
import { createSearchClient } from '../web/search/search-client.ts'
import { breakMachine, type Faults, matrix, title } from './chaos/faults.ts'
import {
  inWords,
  type Outcome,
  outcomeOf,
  PAGE_BEFORE,
  PAGE_DURING,
  surfaces,
} from './chaos/surfaces.ts'
import { ofStackCopy } from './harness/question.ts'
import { markdownTable, type Report } from './harness/report.ts'
import type { Part, StackCopy } from './harness/stack.ts'

const FILE = 'docs/resilience.md'
const MARKS = ['<!-- npm run bench chaos -- --write -->', '<!-- end -->'] as const
/** Most time in ms from a fault until everything is normal again. */
const CONVERGED_MS = 60_000
/** Most time in ms until a webhook meets the fault. */
const MET_MS = 12_000

/**
 * Injects each fault into each service, and pairs of them; prints what readers and writers see meanwhile, and the time
 * to recovery. Nothing may be broken. With `--write` the table is written into docs/resilience.md; `--only <words>`
 * selects rows by title.
 */
export const benchChaos = ofStackCopy(async (copy, report) => {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      only: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
    },
  })
  const itself = lakeAs(copy.itself, 'administrator')
  // Both pages are published once before, so that the last good version is cached.
  for (const { id } of [PAGE_BEFORE, PAGE_DURING])
    await publish(itself, id, { 'title.en': 'Before it all' })
  const rows: string[][] = []
  for (const faults of matrix.filter((faults) => title(faults).includes(values.only))) {
    if (faults.machine === 'disk full' && !copy.disk) {
      console.log('disk full: left out, as nobody may mount a disk here')
      continue
    }
    const row = await measureRow(copy, faults, report)
    rows.push(row)
    console.log(row.join(' | '))
  }
  const log = readFileSync(path.join(copy.logs, 'site.log'), 'utf8')
  const unhandled = log.match(/^.*(unhandledRejection|uncaughtException).*$/gim) ?? []
  for (const words of new Set(unhandled)) report.fault('unhandled', words)
  const table = markdownTable([['fault', ...Object.keys(surfaces), 'normal after'], ...rows])
  console.log(`\n${table}\n`)
  if (values.write) writeTable(table)
})

async function measureRow(copy: StackCopy, faults: Faults, report: Report): Promise<string[]> {
  const pid = copy.pid('site')
  const { seen, convergedMs } = await breakAndMend(copy, faults)
  for (const [name, { seen: one }] of Object.entries(seen))
    if (typeof one === 'object') report.fault(title(faults), `${name}: ${one.broken}`)
  if (convergedMs === undefined)
    report.fault(title(faults), `it is not normal ${CONVERGED_MS / 1000} s later`)
  if (faults.site !== 'restarted' && copy.pid('site') !== pid)
    report.fault(title(faults), 'the site died')
  const seconds = convergedMs === undefined ? '**never**' : `${(convergedMs / 1000).toFixed(1)} s`
  const after = isLost(faults) ? `${seconds} after the next reconcile` : seconds
  return [title(faults), ...Object.values(seen).map(inWords), after]
}

function writeTable(table: string): void {
  const file = path.resolve(FILE)
  const [before, , after] = readFileSync(file, 'utf8').split(new RegExp(`(${MARKS.join('[^]*')})`))
  if (after === undefined)
    throw new Error(`${file} lacks the marks around the table: ${MARKS.join(' … ')}`)
  writeFileSync(file, `${before}${MARKS[0]}\n\n${table}\n\n${MARKS[1]}${after}`)
}

interface ChaosTitles {
  stamp: string
  before: string
  during: string
}

/**
 * Injects faults into the services of `copy`, requests every surface, and waits for recovery; returns its duration, or
 * undefined when it does not recover.
 */
async function breakAndMend(copy: StackCopy, faults: Faults) {
  const stamp = Date.now().toString(36)
  const words = { stamp, before: `Before ${stamp}`, during: `During ${stamp}` }
  const { machine, ...ofParts } = faults
  const parts = Object.entries(ofParts) as [Part, Faults[Part]][] // as it was written
  for (const [part, fault] of parts) {
    const pid = copy.pid(part)
    if (fault !== 'restarted') await copy.proxies[part].set(fault)
    else if (pid !== undefined) process.kill(pid, 'SIGKILL')
  }
  const publishing = publishBefore(copy, words)
  // A killed service restarts soon.
  if (!Object.values(faults).includes('restarted')) await publishing
  const mendMachine = machine && (await breakMachine(machine, copy))
  const seen = await lookAround(copy, faults, words)
  await mendMachine?.()
  await publishing
  for (const [part, fault] of parts)
    if (fault !== 'restarted') await copy.proxies[part].set(undefined)
  const from = performance.now()
  // A writer repeats a failed publish.
  if (seen['publish']?.seen !== 'normal')
    await publishUntilTaken(copy, PAGE_DURING.id, words.during)
  if (isLost(faults)) await reconcile(copy)
  const convergedMs = await until(() => isNormal(copy, words), CONVERGED_MS, 100).then(
    () => performance.now() - from,
    () => undefined,
  )
  return { seen, convergedMs }
}

async function lookAround(
  copy: StackCopy,
  faults: Faults,
  words: ChaosTitles,
  asked = surfaces,
): Promise<Record<string, Outcome>> {
  const away = faults.site === 'restarted'
  const looks = Object.entries(asked).map(
    async ([name, ask]): Promise<[string, Outcome]> => [
      name,
      await outcomeOf((signal) => ask({ copy, faults, ...words, signal }), away),
    ],
  )
  return Object.fromEntries(await Promise.all(looks))
}

/** Publishes directly, as just before the fault, so that the webhook meets the fault. */
async function publishBefore(copy: StackCopy, { before }: ChaosTitles): Promise<void> {
  await publishUntilTaken(copy, PAGE_BEFORE.id, before)
  // A pending delivery meets the fault as well.
  await until(() => isAttempted(copy, PAGE_BEFORE.id), MET_MS, 20).catch(() => {})
}

function publishUntilTaken(copy: StackCopy, id: string, title: string): Promise<void> {
  const lake = lakeAs(copy.itself, 'administrator')
  const taken = () =>
    publish(lake, id, { 'title.en': title }).then(
      () => true,
      () => false,
    )
  return until(taken, MET_MS, 50)
}

/** Whether the lake gives up the webhook because the site never saw it, or refused its timestamp. */
const isLost = ({ site }: Faults) => site === 'HTML' || site === 'clock 40 min behind'

/** Calls the reconciliation, as the cron does every five minutes. */
async function reconcile({ itself, cronSecret }: StackCopy): Promise<void> {
  const headers = { authorization: `Bearer ${cronSecret}` }
  const answer = await fetch(`${itself.site}/api/reconcile?minutes=1&grace=0`, { headers })
  if (!answer.ok) throw new Error(`The clock was answered ${answer.status}`)
}

async function isNormal(copy: StackCopy, words: ChaosTitles): Promise<boolean> {
  const { publish: _, ...readers } = surfaces
  const seen = await lookAround(copy, {}, words, readers)
  if (Object.values(seen).some((outcome) => outcome.seen !== 'normal')) return false
  const page = await html(`${copy.itself.site}/${PAGE_DURING.path}`)
  return page.includes(words.during) && (await isFound(copy, words))
}

async function isFound({ itself }: StackCopy, { stamp }: ChaosTitles): Promise<boolean> {
  const client = createSearchClient(itself.search, itself.searchKeys.search)
  const documents = client.collections(itself.searchCollections.en).documents()
  const hits = JSON.stringify(
    await documents.search({ ...itself.searchParameters.en, q: stamp, num_typos: 0 }, {}),
  )
  return [PAGE_BEFORE, PAGE_DURING].every(({ id }) => hits.includes(`"${id}"`))
}

async function isAttempted({ itself }: StackCopy, id: string): Promise<boolean> {
  const lake = lakeAs(itself, 'administrator')
  const state = parseDeliveryState(await lake.request<unknown>({ url: '/local/operations' }))
  const waiting = state.pending.filter(({ documentId }) => documentId === id)
  return waiting.every(({ attempts }) => attempts > 0)
}
