import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { docusaurusPage, readDocusaurus } from '../../schemas/markdown/docusaurus/page.ts'
import { SearchHit } from '../../web/components/search/hits/search-hit.client.tsx'
import { searchLabels } from '../../web/components/search/words/search-labels.ts'
import { pageMarkdown } from '../../web/formats/markdown/page-markdown.ts'
import { mcpHandler } from '../../web/formats/mcp/mcp-response.ts'
import { stage } from '../support/env.ts'
import { dangers } from './dangers.ts'
import { GENERATED } from './generated-vectors.ts'
import { hitOf } from './hit-of.ts'
import { markdownDangers } from './markdown-dangers.ts'
import { everywhere, linked } from './places.ts'
import { htmlOf, pageOf } from './shown.tsx'

const ORIGIN = 'https://docs.exchange.example'
/** Number of vectors on one page: it saves renderings, and a failure still names the page. */
const TOGETHER = 40

/** All vectors in the long run, else every tenth. */
const tried = GENERATED.filter((_, at) => stage === 'all' || at % 10 === 0)
const chunks = Array.from({ length: Math.ceil(tried.length / TOGETHER) }, (_, at) =>
  tried.slice(at * TOGETHER, (at + 1) * TOGETHER),
)

// Ignores a warning for each unknown mark.
vi.spyOn(console, 'warn').mockReturnValue()

/** Blocks of one page with each of these texts, each text in one of the places, which rotate. */
const inTurns = (words: readonly string[], turn: number, places: number) =>
  words.flatMap((word, at) => {
    const all = [...everywhere(word), ...linked(word)]
    // Every place gets each payload, context and encoding, but not each combination.
    return all
      .filter((_, place) => (place + at + turn) % places === 0)
      .map((block, place) => ({ ...block, _key: `${at}-${place}` }))
  })

test('there are more than a thousand vectors, of which hundreds run without escaping', () => {
  expect(GENERATED.length).toBeGreaterThan(1000)
  expect(GENERATED.filter((words) => dangers(words).length > 0).length).toBeGreaterThan(300)
  expect(GENERATED.filter((words) => markdownDangers(words).length > 0).length).toBeGreaterThan(200)
})

test('vectors in a field of the Studio stay text, as HTML and as Markdown', async () => {
  for (const [turn, words] of chunks.entries()) {
    const page = await pageOf(inTurns(words, turn, 4), words[0])
    expect(dangers(await htmlOf(page)), words.join('\n')).toEqual([])
    expect(markdownDangers(pageMarkdown(page, ORIGIN)), words.join('\n')).toEqual([])
  }
})

test('vectors in an imported file are refused, or stay text', async () => {
  let shown = 0
  for (const words of chunks) {
    const blocks = words.flatMap((word, at) => {
      const text = `---\ntitle: ${JSON.stringify(word)}\n---\n\n# a\n\n${word}\n\n|a|\n|-|\n|${word}|\n`
      try {
        const read = docusaurusPage(readDocusaurus('a.md', text), 'v5/a', (url) => url).blocks
        shown += 1
        return read.map((block, place) => ({ ...block, _key: `${at}-${place}` }))
      } catch (error) {
        if (error instanceof Error && !(error instanceof TypeError)) return []
        throw error
      }
    })
    const page = await pageOf(blocks)
    expect(dangers(await htmlOf(page)), words.join('\n')).toEqual([])
    expect(markdownDangers(pageMarkdown(page, ORIGIN)), words.join('\n')).toEqual([])
  }
  expect(shown).toBeGreaterThan(tried.length * 0.8)
})

test('vectors in answers of the search stay text', () => {
  const labels = searchLabels('en')
  for (const words of tried) {
    const hit = hitOf(words, words, 'parameter')
    const html = renderToStaticMarkup(<SearchHit hit={hit} labels={labels} />)
    expect(dangers(html.replace(/<svg.*?<\/svg>/s, '')), words).toEqual([])
  }
})

test('vectors in answers of the tools for programs stay text', async () => {
  for (const [turn, words] of chunks.entries()) {
    const data = await pageOf(inTurns(words, turn, 10), words[0])
    const limits = {
      perAddress: 1000,
      inAll: 1000,
      atOnce: 20,
      perCall: { ms: 10_000, characters: 1_000_000 },
    }
    const docs = {
      origin: ORIGIN,
      page: async () => ({ kind: 'page' as const, data }),
      pagesLike: async () => [],
      pageTitled: async () => undefined,
      operationPath: async () => undefined,
      operations: async () => [],
      ownPage: async () => undefined,
      topics: async () => [],
      pages: async () => [],
      specs: () => [],
      spec: async () => '',
      changes: async () => [],
      search: async () => ({ results: [] }),
      searchErrors: async () => [],
    }
    const body = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        name: 'get_page',
        arguments: { path: words[0]?.replaceAll('#', '').slice(0, 300) },
      },
    }
    const answer = await mcpHandler(
      docs,
      limits,
    )(
      new Request(`${ORIGIN}/docs/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify(body),
      }),
    )
    expect(answer.headers.get('content-type')).not.toContain('html')
    const text = await answer.text()
    const json = JSON.parse(text.startsWith('{') ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? ''))
    const [{ text: markdown }] = json.result.content
    expect(markdown.length).toBeGreaterThan(1000)
    expect(markdownDangers(markdown), words.join('\n')).toEqual([])
  }
})
