import { fork } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'

const message = z.union([
  z.literal('ready'),
  z.object({ transactionId: z.string(), first: z.number(), last: z.number() }),
])

/** Milliseconds since 1970 at which the first and the last of all listeners heard. */
export type Heard = { first: number; last: number }

export type Listeners = {
  /** When a transaction has been heard of by all of them. */
  heard: (transactionId: string) => Promise<Heard>
  stop: () => void
}

/** That many clients that listen, in a process of their own: hearing must not slow what is measured. */
export async function startListeners(url: string, count: number): Promise<Listeners> {
  const child = fork(path.join(import.meta.dirname, 'listener-process.ts'), [url, String(count)])
  const known = new Map<string, Heard>()
  const waiting = new Map<string, (heard: Heard) => void>()
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The listeners ended with ${code}`)))
    child.on('message', (received) => {
      const told = message.parse(received)
      if (told === 'ready') return resolve()
      known.set(told.transactionId, told)
      waiting.get(told.transactionId)?.(told)
    })
  })
  return {
    heard: (id) =>
      new Promise((resolve) => {
        const already = known.get(id)
        if (already) resolve(already)
        else waiting.set(id, resolve)
      }),
    stop: () => void child.kill(),
  }
}
