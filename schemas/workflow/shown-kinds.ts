import { ADMINISTRATED } from '../access.ts'
import { refOf } from '../publishing/stored.ts'

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
export const isShownEverywhere = (
  document: Record<string, unknown>,
  runsSite: boolean,
): boolean => {
  const type = String(document['_type'])
  if (type === 'announcement') return sectionsOf(document).length === 0
  return EVERYWHERE.includes(type) && !(runsSite && ADMINISTRATED.includes(type))
}

/** Ids of the sidebars beside whose pages an announcement shows; none stands for all pages. */
export function sectionsOf({ sections }: Record<string, unknown>): string[] {
  return Array.isArray(sections) ? sections.flatMap((one) => refOf(one) ?? []) : []
}
