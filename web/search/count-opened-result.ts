import { openedTag } from '../../schemas/opened-tag.ts'
import type { SearchConnection } from './connection.ts'
import { looksPrivate } from './looks-private.ts'
import { understandSearch } from './query/understand-search.ts'

/**
 * Counts an opened result: repeats the search with a tag of its own and a random user id, so that the server also
 * counts the reader's own query of a moment ago. A lost count does not matter.
 */
export function countOpenedResult(
  { url, searchKey, own }: SearchConnection,
  query: string,
  filter_by: string | undefined,
): void {
  if (looksPrivate(query)) return
  const { search } = understandSearch({
    ...own.parameters,
    q: query,
    ...(filter_by && { filter_by }),
  })
  const day = new Date().toISOString().slice(0, 10)
  const countedSearch = {
    ...search,
    collection: own.name,
    per_page: 1,
    analytics_tag: openedTag(day),
  }
  const who = Math.random().toString(36).slice(2)
  fetch(
    `${url.replace(/\/$/, '')}/multi_search?x-typesense-api-key=${searchKey}&x-typesense-user-id=${who}`,
    {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ searches: [countedSearch] }),
    },
  ).catch(() => {})
}
