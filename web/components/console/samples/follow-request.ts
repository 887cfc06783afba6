import type { SampledExample } from '../../../samples/sample-request.ts'

/** Which request of the page the console holds, and what the reader has made of it. */
export interface FollowedRequest {
  index: number
  edited?: SampledExample
}

/**
 * What the samples show when the console, which held `last`, would send `now`. The one that it opened
 * with is `first`. A body that is no JSON is in no language: the last that was stays.
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
    // Half typed.
    return false
  }
}
