import { z } from 'zod'
import { locales } from './locales.ts'

/** Queries of one trial at most. */
export const MOST_QUERIES = 1000

const triedQuery = z.strictObject({
  q: z.string().trim().min(1).max(200),
  locale: z.enum(locales),
  /** `path` or `path#anchor`: one of them is wanted; none where nothing must be found. */
  places: z.array(z.string().min(1).max(300)).max(20),
})

/** A query, and the places of which readers want one first. */
export type TriedQuery = z.infer<typeof triedQuery>

/** What the Studio asks the site to try: the draft of a document about the search. */
export const searchTrial = z.strictObject({
  /** What the Studio has just written into the lake, as for a preview. */
  secret: z.string().min(1),
  /** Of the published document. */
  id: z.string().min(1).max(200),
  queries: z.array(triedQuery).max(MOST_QUERIES),
})

const rank = z.int().min(1).nullable()

const comparedQuery = z.object({
  q: z.string(),
  locale: z.enum(locales),
  before: rank,
  after: rank,
})

/** A query, and the number of the first page that was wanted and will be: null where none of them is found. */
export type ComparedQuery = z.infer<typeof comparedQuery>

/** What a trial came to. */
export const trialResult = z.object({
  better: z.array(comparedQuery),
  worse: z.array(comparedQuery),
  unchanged: z.int(),
})
export type TrialResult = z.infer<typeof trialResult>

/** Why a draft was not tried; the Studio has words for each. */
export const trialProblem = z.object({
  problem: z.enum(['off', 'secret', 'request', 'draft', 'large', 'slow', 'search']),
  /** For whoever looks closer. */
  detail: z.string().optional(),
})
export type TrialProblem = z.infer<typeof trialProblem>
