import { SANITY_VERSION } from 'sanity'

/** What Sanity asks of its own hosts whenever a Studio is opened, and the answer that lets it be content. */
const ANSWERS: [RegExp, () => Response][] = [
  // Whether to ask users what they think of the Studio.
  [/^https:\/\/api\.sanity\.io\/vX\/intake\/feedback/, () => new Response(null, { status: 503 })],
  // Whether there is a newer Studio.
  [
    /^https:\/\/sanity-cdn\.com\/v1\/modules\//,
    () => Response.json({ latest: SANITY_VERSION, packageVersion: SANITY_VERSION }),
  ],
]

/** For a lake on this machine: answers here what would be asked of other hosts, which the policy refuses. */
export function answerOutside(): void {
  const ask = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const answer = ANSWERS.find(([pattern]) => pattern.test(address))?.[1]
    return answer ? Promise.resolve(answer()) : ask(input, init)
  }
}
