import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { parseMarkdown } from '../../schemas/markdown/parse.ts'
import { toBlocks } from '../../schemas/markdown/to-blocks.ts'
import { Body } from '../../web/components/body/body.tsx'
import { resolveBlocks } from '../../web/content/blocks/resolve-blocks.ts'
import { blocksMarkdown } from '../../web/formats/markdown/blocks.ts'
import { translator } from '../../web/messages/translator.ts'
import { emptyContext } from '../../web/testing/empty-context.ts'

const text = [
  'The fee [**of a trade**](footnote: "Before *rebates*.") is',
  '[low](footnote: "Of <all>.").',
  '',
  ':::note',
  '[Here](footnote: "Within.") too.',
  ':::',
].join('\n')
const source = { file: 'a.md', page: 'v5/a', text }
const shown = resolveBlocks(toBlocks(source, parseMarkdown(text).children), emptyContext)

it('footnotes are listed at the end of the page in reading order', () => {
  const html = renderToStaticMarkup(<Body blocks={shown} t={translator('en')} />)
  expect(html).toContain(
    '<p>The fee <strong>of a trade</strong><a href="#footnote-1"><sup>[1]</sup></a> is low<a href="#footnote-2"><sup>[2]</sup></a>.</p>',
  )
  expect(html).toContain('Here<a href="#footnote-3"><sup>[3]</sup></a> too.')
  expect(html).toMatch(
    /<hr[^>]*\/?><p id="footnote-1"><sup>\[1\]<\/sup> Before \*rebates\*\.<\/p><p id="footnote-2"><sup>\[2\]<\/sup> Of &lt;all&gt;\.<\/p><p id="footnote-3">/,
  )
})

it('footnotes are part of the page’s Markdown', () => {
  expect(blocksMarkdown(shown, { origin: '', t: translator('en') })).toContain(
    '<sup>\\[2\\]</sup> Of &lt;all>.',
  )
})

it('footnotes are numbered in reading order, with one number per text and none if unused', () => {
  const marks = ['c', 'b', 'a', 'unused'].map((_key) => ({
    _type: 'footnote' as const,
    _key,
    text: _key === 'a' || _key === 'c' ? 'Same.' : _key,
  }))
  const children = ['a', 'b', 'c'].map((key) => ({
    _type: 'span' as const,
    _key: key,
    text: key,
    marks: [key],
  }))
  const block = { _type: 'block' as const, _key: 'k', style: 'normal' as const }
  const blocks = resolveBlocks([{ ...block, children, markDefs: marks }], emptyContext)
  const texts = blocks.flatMap((one) =>
    one._type === 'block' ? one.children.map(({ text }) => text).join('') : [],
  )
  expect(texts).toEqual(['a[1]b[2]c[1]', '[1] Same.', '[2] b'])
})
