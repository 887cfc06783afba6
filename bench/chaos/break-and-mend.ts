import { Client } from 'typesense'
import { parseDeliveryState } from '../../studio/webhooks/delivery-state.ts'
import { lakeAs, publish } from '../../tests/support/lake.ts'
import { html } from '../../tests/support/page.ts'
import { until } from '../../tests/support/until.ts'
import type { Part, Twin } from '../twin/twin.ts'
import { breakMachine, type Faults } from './faults.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { BEFORE, DURING, surfaces } from './surfaces.ts'

/** How long after a fault everything may take to be normal again, ms. */
export const CONVERGED_MS = 60_000
/** How long the bench waits for a webhook to meet the fault, ms. */
const MET_MS = 12_000

interface Words {
  stamp: string
  before: string
  during: string
}

export interface RecoveryRow {
  faults: Faults
  seen: Record<string, Outcome>
  /** How long after the fault everything was normal again; undefined when it was not. */
  convergedMs: number | undefined
}

/** Gives the parts of `twin` their faults, asks for everything, and waits until everything is normal again. */
export async function breakAndMend(twin: Twin, faults: Faults): Promise<RecoveryRow> {
  const stamp = Date.now().toString(36)
  const words = { stamp, before: `Before ${stamp}`, during: `During ${stamp}` }
  const { machine, ...ofParts } = faults
  const parts = Object.entries(ofParts) as [Part, Faults[Part]][] // as it was written
  for (const [part, fault] of parts) {
    const pid = twin.pid(part)
    if (fault !== 'restarted') await twin.proxies[part].set(fault)
    else if (pid !== undefined) process.kill(pid, 'SIGKILL')
  }
  const told = publishBefore(twin, words)
  // What was killed is soon back.
  if (!Object.values(faults).includes('restarted')) await told
  const mendMachine = machine && (await breakMachine(machine, twin))
  const away = faults.site === 'restarted'
  const seen = Object.fromEntries(
    await Promise.all(
      Object.entries(surfaces).map(async ([name, ask]) => [
        name,
        await outcomeOf((signal) => ask({ twin, faults, ...words, signal }), away),
      ]),
    ),
  ) as Record<string, Outcome>
  await mendMachine?.()
  await told
  for (const [part, fault] of parts)
    if (fault !== 'restarted') await twin.proxies[part].set(undefined)
  const from = performance.now()
  // A writer who was told that it failed does it again.
  if (seen['publish']?.kind !== 'fresh') await publishUntilTaken(twin, DURING.id, words.during)
  if (isLost(faults)) await lookForLost(twin)
  const converged = await until(() => asAlways(twin, words), CONVERGED_MS, 100).then(
    () => true,
    () => false,
  )
  return { faults, seen, convergedMs: converged ? performance.now() - from : undefined }
}

/** Past the proxy, as if just before the fault: its webhook meets it. */
async function publishBefore(twin: Twin, { before }: Words): Promise<void> {
  await publishUntilTaken(twin, BEFORE.id, before)
  // One that hangs is still under way then, which is a fault met as well.
  await until(() => attempted(twin, BEFORE.id), MET_MS, 20).catch(() => {})
}

function publishUntilTaken(twin: Twin, id: string, title: string): Promise<void> {
  const lake = lakeAs(twin.itself, 'administrator')
  const taken = () =>
    publish(lake, id, { 'title.en': title }).then(
      () => true,
      () => false,
    )
  return until(taken, MET_MS, 50)
}

/** Whether the lake has done with the webhook, which the site never saw, or refused for its time. */
export const isLost = ({ site }: Faults) => site === 'HTML' || site === 'clock 40 min behind'

/** What the clock does every five minutes. */
async function lookForLost({ itself, cronSecret }: Twin): Promise<void> {
  const headers = { authorization: `Bearer ${cronSecret}` }
  const answer = await fetch(`${itself.site}/api/reconcile?minutes=1&grace=0`, { headers })
  if (!answer.ok) throw new Error(`The clock was answered ${answer.status}`)
}

/** Whether every reader sees what was published before the fault and during it. */
async function asAlways(twin: Twin, words: Words): Promise<boolean> {
  const { publish: _, ...readers } = surfaces
  const seen = await Promise.all(
    Object.values(readers).map((ask) =>
      outcomeOf((signal) => ask({ twin, faults: {}, ...words, signal })),
    ),
  )
  if (seen.some(({ kind }) => kind !== 'fresh')) return false
  const page = await html(`${twin.itself.site}/${DURING.path}`)
  return page.includes(words.during) && (await found(twin, words))
}

async function found({ itself }: Twin, { stamp }: Words): Promise<boolean> {
  const client = new Client({ nodes: [{ url: itself.search }], apiKey: itself.searchKeys.search })
  const documents = client.collections(itself.searchCollections.en).documents()
  const hits = JSON.stringify(
    await documents.search({ ...itself.searchParameters.en, q: stamp, num_typos: 0 }, {}),
  )
  return [BEFORE, DURING].every(({ id }) => hits.includes(`"${id}"`))
}

/** Whether the webhook about a document has been sent, taken or not. */
async function attempted(twin: Twin, id: string): Promise<boolean> {
  const lake = lakeAs(twin.itself, 'administrator')
  const state = parseDeliveryState(await lake.request<unknown>({ url: '/local/operations' }))
  const waiting = state.pending.filter(({ documentId }) => documentId === id)
  return waiting.every(({ attempts }) => attempts > 0)
}
