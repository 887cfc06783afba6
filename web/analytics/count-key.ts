import type { ClientKind, PageCount, ReadForm } from '../../schemas/reading-day.ts'
import type { Locale } from '../config/locales.ts'

/** One thing that is counted. */
export type CountSubject =
  | { of: 'page'; path: string; locale: Locale; what: PageCount }
  | { of: 'agent'; client: ClientKind; form: ReadForm; tool?: string; locale: Locale }
  /** An address at which nothing is, and the page that leads there, if it is known. */
  | { of: 'missing'; path: string; from?: string }
  | { of: 'others'; what: 'pages' | 'missing' }

/** How often each key was counted. */
export type Counts = ReadonlyMap<string, number>

const SEPARATOR = '\t'

/** Names what is counted in a map or a hash. */
export function countKey(counted: CountSubject): string {
  return parts(counted).join(SEPARATOR)
}

export const partsOfKey = (key: string): string[] => key.split(SEPARATOR)

function parts(counted: CountSubject): string[] {
  switch (counted.of) {
    case 'page':
      return ['page', counted.locale, counted.path, counted.what]
    case 'agent':
      return ['agent', counted.client, counted.form, counted.tool ?? '', counted.locale]
    case 'missing':
      return ['missing', counted.path, counted.from ?? '']
    case 'others':
      return ['others', counted.what]
  }
}

/** Adds what was counted elsewhere: the order makes no difference. */
export function addCounts(
  to: Map<string, number>,
  more: Iterable<readonly [string, number]>,
): void {
  for (const [key, count] of more) to.set(key, (to.get(key) ?? 0) + count)
}
