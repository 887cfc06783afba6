import { after } from 'next/server'
import { isFromElsewhere } from '../server/limits/from-elsewhere.ts'
import type { CountSubject } from './count-key.ts'
import { siteCounter } from './site-counter.ts'

/** What came of a request that says something of a page. */
type Outcome = CountSubject | 'nothing'

/**
 * Counts what `read` finds in a request of this site's own pages, and hands it on; null where nothing is counted here,
 * false where a page elsewhere sent it.
 */
export async function countRequest(
  request: Request,
  read: () => Promise<Outcome>,
): Promise<Outcome | null | false> {
  const here = await siteCounter()
  if (!here) return null
  if (isFromElsewhere(request)) return false
  const outcome = await read()
  if (outcome === 'nothing') return outcome
  here.counter.count(outcome)
  if (here.write) after(here.write)
  return outcome
}

/** Without words: nobody reads them. */
export const emptyResponse = (status: number): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** Whether a body is at most `longest` bytes, by what it says itself, which the server holds it to. */
export const isShort = (request: Request, longest: number): boolean =>
  Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= longest
