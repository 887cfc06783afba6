import { HttpError } from '../http/http-error.ts'
import type { Match } from './matches.ts'
import { integer, type RawParameters } from './parameters.ts'

const MAX_GROUP_LIMIT = 99

/** How many hits of a group are shown; 422 when out of range. */
export function groupLimit(raw: RawParameters): number {
  const limit = integer(raw, 'group_limit', 3)
  if (limit < 1 || limit > MAX_GROUP_LIMIT)
    throw new HttpError(422, `Value of \`group_limit\` must be between 1 and ${MAX_GROUP_LIMIT}.`)
  return limit
}

/** The group that a match belongs to: those with equal values at these places. */
export const groupKey = (match: Match, at: readonly number[]) =>
  JSON.stringify(at.map((place) => match.values[place]))
