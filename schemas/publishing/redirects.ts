import { publishedIdOf, redirectId } from '../ids.ts'
import { textHash } from '../text-hash.ts'
import { refOf, type Stored } from './stored.ts'

/** Returns the path of a redirect without its optional leading slash. */
export const fromOf = (redirect: Record<string, unknown>): string =>
  typeof redirect['from'] === 'string' ? redirect['from'].replace(/^\//, '') : ''

/** Returns the id of a redirect's target page. */
export const targetOf = (redirect: Record<string, unknown>): string | undefined =>
  refOf(redirect['to'])

/** Returns the redirect from `from` to a page, with an id that no other redirect has. */
export function redirectTo(page: string, from: string, known: readonly Stored[]) {
  const usual = redirectId(from)
  const taken = known.some(
    (redirect) => publishedIdOf(redirect._id) === usual && fromOf(redirect) !== from,
  )
  return {
    _id: taken ? `${usual.slice(0, 119)}-${textHash(from)}` : usual,
    _type: 'redirect',
    from,
    to: { _type: 'reference', _ref: page },
  }
}
