import { z } from 'zod'
import { locales } from './locales.ts'

/** Maximum number of queries per trial. */
export const MAX_QUERIES = 1000

const triedQuery = z.strictObject({
  q: z.string().trim().min(1).max(200),
  locale: z.enum(locales),
  /** `path` or `path#anchor` of the expected results, of which one suffices; empty if nothing must be found. */
  places: z.array(z.string().min(1).max(300)).max(20),
})

/** A query with its expected results. */
export type TriedQuery = z.infer<typeof triedQuery>

/** The Studio's request to the site to try the draft of a search document. */
export const searchTrial = z.strictObject({
  /** The secret that the Studio has just written into the lake, as for a preview. */
  secret: z.string().min(1),
  /** Published id. */
  id: z.string().min(1).max(200),
  queries: z.array(triedQuery).max(MAX_QUERIES),
})

const rank = z.int().min(1).nullable()

const comparedQuery = z.object({
  q: z.string(),
  locale: z.enum(locales),
  before: rank,
  after: rank,
})

/** A query with the rank of its first expected result before and after; null if none is found. */
export type ComparedQuery = z.infer<typeof comparedQuery>

/** The result of a trial. */
export const trialResult = z.object({
  better: z.array(comparedQuery),
  worse: z.array(comparedQuery),
  unchanged: z.int(),
})
export type TrialResult = z.infer<typeof trialResult>

/** The reason why a draft was not tried; the Studio has a message for each. */
export const trialProblem = z.object({
  problem: z.enum(['off', 'secret', 'request', 'draft', 'large', 'slow', 'search']),
  /** Technical details. */
  detail: z.string().optional(),
})
export type TrialProblem = z.infer<typeof trialProblem>
