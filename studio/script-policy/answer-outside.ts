import { SANITY_VERSION } from 'sanity'

/** Requests that Sanity sends to its own hosts when a Studio opens, with the answers that satisfy it. */
const ANSWERS: [RegExp, () => Response][] = [
  // Whether to show a survey about the Studio.
  [/^https:\/\/api\.sanity\.io\/vX\/intake\/feedback/, () => new Response(null, { status: 503 })],
  // The latest version of the Studio.
  [
    /^https:\/\/sanity-cdn\.com\/v1\/modules\//,
    () => Response.json({ latest: SANITY_VERSION, packageVersion: SANITY_VERSION }),
  ],
]

/** For a lake on this machine: answers requests to Sanity's hosts locally, because the policy blocks them. */
export function answerOutside(): void {
  const ask = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const answer = ANSWERS.find(([pattern]) => pattern.test(address))?.[1]
    return answer ? Promise.resolve(answer()) : ask(input, init)
  }
}
