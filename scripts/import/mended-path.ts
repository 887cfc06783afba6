import { anchorFrom } from '../../schemas/validation/anchor.ts'
import { reservedSegment } from '../../schemas/validation/reserved-routes.ts'

/** Where the page at the root of the docs goes, which has no name. */
const ROOT = 'home'

/**
 * The path nearest to `route` that a page may have: words of a–z and 0–9 with single hyphens, and another
 * first word where the site answers that address itself. Empty where a name has no such letter.
 */
export function mendedPath(route: string): string {
  if (route === '') return ROOT
  const names = route.split('/').map(anchorFrom)
  if (names.includes('')) return ''
  const path = names.join('/')
  return reservedSegment(path) === undefined ? path : path.replace(/^[^/]+/, '$&-pages')
}
