import { publishedIdOf, redirectId } from '../ids.ts'
import { textHash } from '../text-hash.ts'
import { refOf, type Stored } from './stored.ts'

/** Where a redirect starts, without the slash that some have in front. */
export const fromOf = (redirect: Record<string, unknown>): string =>
  typeof redirect['from'] === 'string' ? redirect['from'].replace(/^\//, '') : ''

/** The page that a redirect leads to. */
export const targetOf = (redirect: Record<string, unknown>): string | undefined =>
  refOf(redirect['to'])

/** The redirect from `from` to a page, under an id that no redirect from elsewhere has. */
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
