import type { ClientConfig } from '@sanity/client'

type Handler = NonNullable<ClientConfig['requestHandler']>

/** Pauses between attempts, ms: they double from the first to the longest. */
const FIRST_MS = 1000
const LONGEST_MS = 8000

/**
 * Keeps the Studio as it is while the lake cannot be reached, as when a laptop has slept. Sanity sends unsaved changes
 * again by itself, but after a query that fails it replaces the form by an error (seen after 45 s without a network, in
 * sanity 6.16.0), and what was typed is lost with the form. A reading request waits instead, and is repeated. What has
 * never been answered fails: the address of the lake, or its list of origins, is wrong then.
 */
export function waitForConnection(handler: Handler): Handler {
  let wasAnswered = false
  return (request, next) => {
    const send: typeof next = async (one) => {
      for (let pause = FIRST_MS; ; pause = Math.min(2 * pause, LONGEST_MS)) {
        try {
          const answer = await next(one)
          wasAnswered = true
          return answer
        } catch (error) {
          // `fetch` rejects with a TypeError where no answer comes.
          const isUnanswered = error instanceof TypeError && wasAnswered && isReading(one)
          if (!isUnanswered) throw error
          await new Promise((resolve) => setTimeout(resolve, pause))
        }
      }
    }
    return handler(request, send)
  }
}

/** Long queries are sent as POST. */
const isReading = ({ method = 'GET', url = '' }: { method?: string; url?: string }): boolean =>
  ['GET', 'HEAD'].includes(method.toUpperCase()) || /\/data\/query\//.test(url)
