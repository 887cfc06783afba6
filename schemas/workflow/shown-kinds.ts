import { ADMINISTRATED } from '../access.ts'

/** Types whose words are on the pages that refer to them, directly or by one another. */
export const EMBEDDED: readonly string[] = [
  'apiOperation',
  'apiChannel',
  'enumDefinition',
  'errorCode',
]

/** Types of what is around every page. */
const EVERYWHERE: readonly string[] = ['navigation', ...ADMINISTRATED]

/**
 * Whether what is changed is around every page, so that where two people publish any section, they
 * publish it. Who runs the site, and says which sections those are, changes its settings alone.
 */
export const isShownEverywhere = (type: string, runsSite: boolean): boolean =>
  EVERYWHERE.includes(type) && !(runsSite && ADMINISTRATED.includes(type))
