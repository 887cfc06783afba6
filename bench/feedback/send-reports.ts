import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { post } from '../../tests/support/reports.ts'
import { withinMinute } from './within-minute.ts'

const ADDRESSES = 50

/** What the thread is given: the site, and bodies of reports. */
const sendingSchema = z.object({ site: z.string(), bodies: z.array(z.string()) })
export type Sending = z.infer<typeof sendingSchema>

// A thread of its own: where the same one reads and sends, reading waits for the sending and not for the site.
const { site, bodies } = sendingSchema.parse(workerData)
const statuses = await withinMinute(bodies.length, async (index) => {
  const from = `192.0.2.${(index % ADDRESSES) + 1}`
  const answer = await post({ site }, bodies[index] ?? '', { from })
  const text = await answer.text()
  if (![201, 429, 503].includes(answer.status))
    throw new Error(`A report is answered with ${answer.status}: ${text}`)
  return answer.status
})
parentPort?.postMessage(statuses)
