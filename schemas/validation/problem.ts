import type { FieldPath } from './headings-in.ts'

/** What is wrong, in words that say what to do, and where: seen from the value that was checked. */
export interface Problem {
  message: string
  path: FieldPath
}

/** What a rule of the Studio answers. */
export const orTrue = (problems: Problem[]): Problem[] | true =>
  problems.length > 0 ? problems : true
