import type { Hit } from '../../web/components/search/hits/hit.ts'

/** A hit with `words` in every field, the beginning marked as by the search. */
export function hitOf(words: string, url: string, type: Hit['type']): Hit {
  const marked = {
    value: `<mark>${words.slice(0, 3)}</mark>${words.slice(3)}`,
    matchLevel: 'full' as const,
    matchedWords: [words],
  }
  const hierarchy = { lvl1: words, lvl2: words }
  return {
    objectID: words,
    id: words,
    type,
    hierarchy,
    content: words,
    ...(type === 'parameter' && { identifiers: [words] }),
    ...(type === 'topic' && { path: words, method: words }),
    breadcrumbs: [words],
    locale: 'en',
    version: 'current',
    url,
    url_without_anchor: url,
    page_id: words,
    source_rev: '',
    item_priority: 0,
    __position: 0,
    _highlightResult: {
      hierarchy: { lvl1: marked, lvl2: marked },
      content: marked,
      path: marked,
      identifiers: [marked],
    },
    _snippetResult: { content: marked },
  }
}
