import { notImplemented } from '../http/unsupported.ts'

const KNOWN = new Set([
  'query',
  'perspective',
  'resultSourceMap',
  'returnQuery',
  // What is answered here is never stale, so these ask for what is done anyway.
  'cacheMode',
  'lastLiveEventId',
  'tag',
])

/** 501 for an option of the address that would change the answer and is not known here. */
export function assertKnownOptions(url: URL): void {
  for (const name of url.searchParams.keys())
    if (!KNOWN.has(name) && !name.startsWith('$'))
      throw notImplemented(`the option "${name}" of queries`)
}
