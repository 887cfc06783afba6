import type { SanityClient } from '@sanity/client'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { locales } from '../../web/config/locales.ts'
import { createSearchClient } from '../../web/search/search-client.ts'

/** How many documents the lake holds, drafts as well, and how many records the search has of them in each language. */
export async function counts(
  stack: StackFile,
  administrator: SanityClient,
): Promise<Record<string, number>> {
  const search = createSearchClient(stack.search, stack.searchKeys.admin)
  const found: Record<string, number> = {
    documents: await administrator.fetch<number>('count(*)', {}, { perspective: 'raw' }),
  }
  for (const locale of locales) {
    const { num_documents } = await search.collections(stack.searchCollections[locale]).retrieve()
    found[`search records in ${locale}`] = num_documents
  }
  return found
}
