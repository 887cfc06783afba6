import { HttpError } from '../http/http-error.ts'
import { integer, type RawParameters } from './parameters.ts'

export interface Page {
  size: number
  offset: number
  number: number
}

const MAX_PER_PAGE = 250

/** Page of hits to return; throws 422 above the limit. */
export function readPage(raw: RawParameters): Page {
  const size = integer(raw, 'per_page', 10)
  if (size > MAX_PER_PAGE)
    throw new HttpError(422, `Only upto ${MAX_PER_PAGE} hits can be fetched per page.`)
  const number = Math.max(1, integer(raw, 'page', 1))
  return { size, offset: (number - 1) * size, number }
}
