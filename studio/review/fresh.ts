import type { SanityClient } from 'sanity'

/** Every part of a document's pane asks the same, and the answers seldom change. In ms. */
const FRESH_MS = 10_000

type Known<T> = Map<string, { at: number; answer: Promise<T> }>

/** A function that asks what `ask` asks once for a while, for each client and key. */
export function fresh<Given extends unknown[], T>(
  ask: (client: SanityClient, ...given: Given) => Promise<T>,
): (client: SanityClient, key: string, ...given: Given) => Promise<T> {
  const clients = new WeakMap<SanityClient, Known<T>>()
  return (client, key, ...given) => {
    const all: Known<T> = clients.get(client) ?? new Map()
    clients.set(client, all)
    const now = Date.now()
    for (const [old, { at }] of all) if (now - at >= FRESH_MS) all.delete(old)
    const answer = all.get(key)?.answer ?? ask(client, ...given)
    if (!all.has(key)) all.set(key, { at: now, answer })
    return answer
  }
}
