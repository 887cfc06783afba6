/**
 * What somebody saw. `fresh` is the right answer of now, `kept` an older one, `said` a failure in words
 * that were made for it, `away` no connection where nobody could give one; `broken` is all else.
 */
export type OutcomeKind = 'fresh' | 'kept' | 'said' | 'away' | 'broken'

/** The kind, or what came of what is broken. */
export type Observation = OutcomeKind | { broken: string }
