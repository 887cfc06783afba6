import type { IncomingMessage } from 'node:http'

/** Headers by which Next is told to make a page again. */
const orders = ['x-prerender-revalidate', 'x-prerender-revalidate-if-generated']

/**
 * Takes from the request what turns on Next's draft mode, or makes it make a page again. We use neither,
 * and both take a value that is in the build: whoever has read it could have every page made for
 * each of their requests.
 */
export function dropDraftMode({ headers }: IncomingMessage): void {
  for (const order of orders) delete headers[order]
  if (!headers.cookie?.includes('__prerender_bypass')) return
  headers.cookie = headers.cookie
    .split(';')
    .filter((pair) => pair.split('=')[0]?.trim() !== '__prerender_bypass')
    .join(';')
}
