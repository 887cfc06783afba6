import { isProofOfWork, proofOfWorkText } from './proof-of-work.ts'
import type { QueuedReport } from './report-queue.ts'

/** Number of nonces hashed at a time. */
const BATCH = 256

/** The site's response: `later` when a retry may help, `refused` with the reason when it does not. */
export type Sent = { is: 'taken' } | { is: 'later' } | { is: 'refused'; why: string }

/** Sends a report with the proof of work that the site demands. */
export async function sendReport({ to, key, fields }: QueuedReport): Promise<Sent> {
  try {
    const { challenge } = await readJson(await fetch(to, { cache: 'no-store' }))
    if (challenge === undefined) return { is: 'later' }
    const nonce = await work(challenge, key)
    const answer = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, challenge, key, nonce }),
    })
    if (answer.ok) return { is: 'taken' }
    if (answer.status === 429 || answer.status >= 500) return { is: 'later' }
    const { error = '' } = await readJson(answer)
    return { is: 'refused', why: error }
  } catch (error) {
    console.warn('A report could not be sent.', error)
    return { is: 'later' }
  }
}

async function work(challenge: string, key: string): Promise<number> {
  const encoder = new TextEncoder()
  for (let from = 0; ; from += BATCH) {
    const nonces = Array.from({ length: BATCH }, (_, index) => from + index)
    const hashes = await Promise.all(
      nonces.map((nonce) =>
        crypto.subtle.digest('SHA-256', encoder.encode(proofOfWorkText(challenge, key, nonce))),
      ),
    )
    const found = hashes.findIndex((hash) => isProofOfWork(new Uint8Array(hash)))
    if (found >= 0) return from + found
  }
}

/** The strings `challenge` and `error` of a JSON response, if any. */
async function readJson(answer: Response): Promise<{ challenge?: string; error?: string }> {
  const body: unknown = await answer.json().catch(() => undefined)
  const at = (name: string) => {
    const value: unknown = typeof body === 'object' && body ? Reflect.get(body, name) : undefined
    return typeof value === 'string' ? { [name]: value } : {}
  }
  return { ...at('challenge'), ...at('error') }
}
