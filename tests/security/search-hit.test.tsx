import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Hit } from '../../web/components/search/hit.ts'
import { SearchHit } from '../../web/components/search/search-hit.client.tsx'
import { searchLabels } from '../../web/components/search/search-labels.ts'
import { dangers } from './dangers.ts'
import { ADDRESSES, MARKUP } from './vectors.ts'

/** A hit whose every word is `words`, its beginning marked as the search marks it. */
function hitOf(words: string, url: string, type: Hit['type']): Hit {
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

test.each([...MARKUP, ...ADDRESSES])('a hit shows words and leads to the site: %j', (words) => {
  for (const type of ['heading', 'parameter', 'topic', 'text'] as const) {
    const hit = hitOf(words, words, type)
    const html = renderToStaticMarkup(<SearchHit hit={hit} labels={searchLabels('en')} />)
    expect(html).toContain('<mark')
    // The only drawing is the glyph before the words.
    expect(dangers(html.replace(/<svg.*?<\/svg>/s, ''))).toEqual([])
  }
})
