import type { IncomingMessage } from 'node:http'

/** Headers that order Next to regenerate a page. */
const orders = ['x-prerender-revalidate', 'x-prerender-revalidate-if-generated']

/**
 * Removes from the request Next's draft mode cookie and its orders to regenerate a page. We use neither, and both carry
 * a value that is in the build: a client that has read it could have a page rendered for each request.
 */
export function dropDraftMode({ headers }: IncomingMessage): void {
  for (const order of orders) delete headers[order]
  if (!headers.cookie?.includes('__prerender_bypass')) return
  headers.cookie = headers.cookie
    .split(';')
    .filter((pair) => pair.split('=')[0]?.trim() !== '__prerender_bypass')
    .join(';')
}
