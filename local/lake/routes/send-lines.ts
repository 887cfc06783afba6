import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

/** A client that takes nothing for so long is given up: it may hold what the lines are read from. */
const PATIENCE_MS = 60_000

/**
 * Sends each value as a line of JSON, as fast as the client takes them; text is a line as it is.
 * Every line is one piece of the answer: a client of exports looks for a cursor within a piece.
 */
export async function sendLines(response: ServerResponse, lines: Iterable<unknown>): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  for (const line of lines) {
    if (gone.signal.aborted) return
    const text = typeof line === 'string' ? line : JSON.stringify(line)
    if (response.write(`${text}\n`)) continue
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(PATIENCE_MS)])
    await once(response, 'drain', { signal })
  }
  response.end()
}
