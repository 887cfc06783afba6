import type { FieldPath } from './headings-in.ts'

/** A message that says what to do, with the path from the validated value. */
export interface Problem {
  message: string
  path: FieldPath
}

/** Converts problems to the result of a Studio rule. */
export const asRuleResult = (problems: Problem[]): Problem[] | true =>
  problems.length > 0 ? problems : true
