import { HttpError } from '../http/http-error.ts'
import { integer, type RawParameters } from './parameters.ts'

export interface Page {
  size: number
  offset: number
  /** What the answer says of its place: its page, or its offset when that was asked for. */
  place: { page: number } | { offset: number }
}

const MAX_PER_PAGE = 250

/** Which hits are asked for; throws 422 beyond the limits. */
export function readPage(raw: RawParameters): Page {
  // A query for facet values wants no hits unless it says how many.
  const few = raw.facet_query ? 0 : 10
  const size = integer(raw, 'per_page', integer(raw, 'limit', few))
  if (size > MAX_PER_PAGE)
    throw new HttpError(422, `Only upto ${MAX_PER_PAGE} hits can be fetched per page.`)
  const page = integer(raw, 'page', 0)
  const byOffset = page === 0 && integer(raw, 'offset', 0) > 0
  const number = Math.max(1, page)
  const offset = byOffset ? integer(raw, 'offset', 0) : (number - 1) * size
  const most = integer(raw, 'limit_hits', Number.MAX_SAFE_INTEGER)
  if (offset + size > most) {
    throw new HttpError(
      422,
      `Only upto ${most} hits can be fetched. Ensure that \`page\` and \`per_page\` parameters are within this range.`,
    )
  }
  return { size, offset, place: byOffset ? { offset } : { page: number } }
}
