import type { SampledExample } from '../../../samples/sample-request.ts'

/** The page's request that the console contains, with the reader's edit. */
export interface FollowedRequest {
  index: number
  edited?: SampledExample
}

/**
 * The request that samples show when the console, which contained `last`, would send `now`. `first` is the console's
 * initial request. An invalid JSON body has no samples in any language, so the last valid one stays.
 */
export function followRequest(
  last: FollowedRequest,
  now: SampledExample,
  first: SampledExample,
  examples: readonly SampledExample[],
): FollowedRequest {
  const index = examples.findIndex(({ code }) => code === now.code)
  if (index >= 0) return { index }
  if (now.code === first.code) return { index: 0 }
  return isComplete(now) ? { index: last.index, edited: now } : last
}

function isComplete({ language, code }: SampledExample): boolean {
  if (language !== 'json') return true
  try {
    JSON.parse(code)
    return true
  } catch {
    // Incomplete JSON.
    return false
  }
}
