import { percentile } from '../percentile.ts'

const DEADLINE_MS = 120_000

export interface Answer {
  ms: number
  status: number
  bytes: number
  text: string
  /** Static, and made light by the site's server. */
  light: boolean
}

/** One request as a reader makes it. */
export async function ask(address: string): Promise<Answer> {
  const from = performance.now()
  const answer = await fetch(address, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  const text = await answer.text()
  return {
    ms: performance.now() - from,
    status: answer.status,
    bytes: Buffer.byteLength(text),
    text,
    light:
      answer.headers.has('x-nextjs-prerender') &&
      answer.headers.get('cache-control')?.includes('s-maxage') === true &&
      text.includes('<style data-of='),
  }
}

/** Each address after the other. Throws where one has another status. */
export async function askAll(addresses: readonly string[], status = 200): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const address of addresses) {
    const answer = await ask(address)
    if (answer.status !== status)
      throw new Error(`${address} answered ${answer.status} instead of ${status}`)
    answers.push(answer)
  }
  return answers
}

/** Milliseconds that half and 95 of 100 take at most. */
export function spread(samples: readonly number[]): string {
  if (samples.length === 0) return '–'
  return `${percentile(samples, 50).toFixed(0)} / ${percentile(samples, 95).toFixed(0)} ms`
}

/** ms from now until `address` answers with `word`. Throws after two minutes. */
export async function untilSaid(address: string, word: string): Promise<number> {
  const from = performance.now()
  while (performance.now() - from < DEADLINE_MS)
    if ((await ask(address)).text.includes(word)) return performance.now() - from
  throw new Error(`${address} did not say ${word} within ${DEADLINE_MS / 1000} s`)
}
