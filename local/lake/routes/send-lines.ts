import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

/** Time in ms without progress after which a client is disconnected: it may block the source of the lines. */
const PATIENCE_MS = 60_000

/**
 * Sends each value as a line of JSON, at the client's pace; strings are sent as they are. Each line is one chunk:
 * export clients look for a cursor within a chunk.
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
