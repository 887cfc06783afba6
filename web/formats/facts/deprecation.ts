import { omitUndefined } from '../../content/lake/optional-fields.ts'
import type { Deprecation } from '../../content/model/page-data.ts'

/** The `deprecation` of a facts document. A sibling successor has only a name, any other also an address. */
export function deprecationData(deprecation: Deprecation | undefined, origin: string) {
  if (!deprecation) return undefined
  const { since, sunset, successor, reason } = deprecation
  const href = successor?.href?.startsWith('/') ? `${origin}${successor.href}` : undefined
  return omitUndefined({
    since: since?.date,
    sunset: sunset?.date,
    successor: successor && omitUndefined({ name: successor.name, url: href }),
    reason: reason?.text,
  })
}
