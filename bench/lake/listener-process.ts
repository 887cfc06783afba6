import type { ListenEvent } from '@sanity/client'
import { clientOf } from './client-of.ts'

const [url = '', count = '1'] = process.argv.slice(2)
const listeners = Number(count)
const arrivals = new Map<string, number[]>()
let welcomed = 0

function arrived(transactionId: string): void {
  const times = arrivals.get(transactionId) ?? []
  arrivals.set(transactionId, times)
  times.push(performance.timeOrigin + performance.now())
  if (times.length < listeners) return
  process.send?.({ transactionId, first: times[0], last: times.at(-1) })
  arrivals.delete(transactionId)
}

function hear(event: ListenEvent<Record<string, unknown>>): void {
  if (event.type === 'welcome' && ++welcomed === listeners) process.send?.('ready')
  if (event.type === 'mutation') arrived(event.transactionId)
}

for (let listener = 0; listener < listeners; listener++)
  clientOf(url)
    .listen('*[_type == $type]', { type: 'page' }, { events: ['welcome', 'mutation'] })
    .subscribe({ next: hear, error: (error: unknown) => process.exit(error ? 1 : 0) })
