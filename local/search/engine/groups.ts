import { HttpError } from '../http/http-error.ts'
import type { Match } from './matches.ts'
import { integer, type RawParameters } from './parameters.ts'

const MAX_GROUP_LIMIT = 99

/** Number of hits per group; throws 422 when out of range. */
export function groupLimit(raw: RawParameters): number {
  const limit = integer(raw, 'group_limit', 3)
  if (limit < 1 || limit > MAX_GROUP_LIMIT)
    throw new HttpError(422, `Value of \`group_limit\` must be between 1 and ${MAX_GROUP_LIMIT}.`)
  return limit
}

/** Key of a match's group: equal for equal values at these indexes. */
export const groupKey = (match: Match, at: readonly number[]) =>
  JSON.stringify(at.map((place) => match.values[place]))
