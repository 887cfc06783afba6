import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { ListenEvent } from '@sanity/client'
import { z } from 'zod'
import { clientOf } from './measured-lake.ts'

const listening = z.object({ url: z.string(), count: z.number() })
const message = z.union([
  z.literal('ready'),
  z.object({ transactionId: z.string(), first: z.number(), last: z.number() }),
])

/** Milliseconds since 1970 at which the first and the last of all listeners heard. */
type Heard = Extract<z.infer<typeof message>, object>

export interface Listeners {
  /** When a transaction has been heard of by all of them. */
  heard: (transactionId: string) => Promise<Heard>
  stop: () => Promise<number>
}

/** That many clients that listen, in a thread of their own: hearing must not slow what is measured. */
export async function startListeners(url: string, count: number): Promise<Listeners> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { url, count } })
  const known = new Map<string, PromiseWithResolvers<Heard>>()
  const of = (id: string) => {
    const found = known.get(id) ?? Promise.withResolvers<Heard>()
    known.set(id, found)
    return found
  }
  await once(thread, 'message')
  thread.on('message', (received) => {
    const told = message.parse(received)
    if (told !== 'ready') of(told.transactionId).resolve(told)
  })
  return { heard: (id) => of(id).promise, stop: () => thread.terminate() }
}

/** What the thread does. */
function listen(url: string, count: number): void {
  const arrivals = new Map<string, number[]>()
  let welcomed = 0
  const hear = (event: ListenEvent<Record<string, unknown>>) => {
    if (event.type === 'welcome' && ++welcomed === count) parentPort?.postMessage('ready')
    if (event.type !== 'mutation') return
    const { transactionId } = event
    const times = arrivals.get(transactionId) ?? []
    arrivals.set(transactionId, times)
    times.push(performance.timeOrigin + performance.now())
    if (times.length < count) return
    parentPort?.postMessage({ transactionId, first: times[0], last: times.at(-1) })
    arrivals.delete(transactionId)
  }
  const fail = (error: unknown) => {
    throw error
  }
  for (let listener = 0; listener < count; listener++)
    clientOf(url)
      .listen('*[_type == $type]', { type: 'page' }, { events: ['welcome', 'mutation'] })
      .subscribe({ next: hear, error: fail })
}

if (!isMainThread) {
  const { url, count } = listening.parse(workerData)
  listen(url, count)
}
