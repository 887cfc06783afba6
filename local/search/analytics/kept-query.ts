import { looksPrivate } from '../../../web/search/looks-private.ts'

/** A query as it is counted: NFKC, lower case, single spaces. Undefined for one that is not kept. */
export function keptQuery(q: string): string | undefined {
  const query = q.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return query === '' || query === '*' || looksPrivate(query) ? undefined : query
}
