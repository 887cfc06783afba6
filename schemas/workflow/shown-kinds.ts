import { ADMINISTRATED } from '../access.ts'
import { refOf } from '../publishing/stored.ts'

/** Types that are shown on the pages that refer to them, directly or through each other. */
export const EMBEDDED: readonly string[] = [
  'apiOperation',
  'apiChannel',
  'enumDefinition',
  'errorCode',
]

/** Types that are shown around every page. */
const EVERYWHERE: readonly string[] = ['navigation', ...ADMINISTRATED]

/**
 * Whether a document is shown around every page, so that it needs a review if any section does. Administrators, who
 * decide on the sections with mandatory review, change the site's settings without one.
 */
export const isShownEverywhere = (
  document: Record<string, unknown>,
  runsSite: boolean,
): boolean => {
  const type = String(document['_type'])
  if (type === 'announcement') return sectionsOf(document).length === 0
  return EVERYWHERE.includes(type) && !(runsSite && ADMINISTRATED.includes(type))
}

/** Returns the ids of the sidebars whose pages show an announcement; empty means all pages. */
export function sectionsOf({ sections }: Record<string, unknown>): string[] {
  return Array.isArray(sections) ? sections.flatMap((one) => refOf(one) ?? []) : []
}
