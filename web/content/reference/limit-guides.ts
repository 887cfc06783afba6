import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import type { Operation } from '../model/page-data.ts'
import type { StoredOperation } from './stored-operation.ts'

/** The pages that explain limits, each with a section's anchor. */
export const limitSections = {
  user: ['v5/rate-limit', 'endpoints'],
  merchant: ['p2p/rate-limit', 'limits'],
  address: ['v5/rate-limit', 'ip'],
  levels: ['v5/rate-limit/rules-for-vips', 'levels'],
  headers: ['v5/rate-limit', 'headers'],
} as const

/** The response header with the number of remaining requests. */
export const remainingHeader = 'X-Bapi-Limit-Status'

type LimitedOperation = Pick<StoredOperation, 'auth' | 'path' | 'limitsByLevel'> & {
  rateLimits: readonly unknown[]
}

/** Whose requests an operation's limit counts, and the pages that explain limits, levels and headers. */
export function limitGuides(
  { auth, path, rateLimits, limitsByLevel }: LimitedOperation,
  locale: Locale,
): Pick<Operation, 'countedFor' | 'counting' | 'levels' | 'headers'> {
  const href = ([page, section]: (typeof limitSections)[keyof typeof limitSections]) =>
    pageHref(page, locale, section)
  const isOfUser = auth && rateLimits.length > 0
  const ofUser = path.startsWith('/v5/p2p/') ? limitSections.merchant : limitSections.user
  return {
    countedFor: isOfUser ? 'uid' : 'ip',
    counting: href(isOfUser ? ofUser : limitSections.address),
    ...(limitsByLevel && { levels: href(limitSections.levels) }),
    ...(isOfUser && { headers: href(limitSections.headers) }),
  }
}
