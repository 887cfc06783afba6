import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchHit } from '../../web/components/search/hits/search-hit.client.tsx'
import { searchLabels } from '../../web/components/search/words/search-labels.ts'
import { dangers } from './dangers.ts'
import { hitOf } from './hit-of.ts'
import { ADDRESSES, MARKUP } from './vectors.ts'

test.each([...MARKUP, ...ADDRESSES])('a hit stays text and leads to the site: %j', (words) => {
  for (const type of ['heading', 'parameter', 'topic', 'text'] as const) {
    const hit = hitOf(words, words, type)
    const html = renderToStaticMarkup(<SearchHit hit={hit} labels={searchLabels('en')} />)
    expect(html).toContain('<mark')
    // The only SVG is the icon before the text.
    expect(dangers(html.replace(/<svg.*?<\/svg>/s, ''))).toEqual([])
  }
})
