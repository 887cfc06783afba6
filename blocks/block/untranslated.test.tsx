import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { parseMarkdown } from '../../schemas/markdown/parse.ts'
import { toBlocks } from '../../schemas/markdown/to-blocks.ts'
import { Body } from '../../web/components/body/body.tsx'
import { InlineText } from '../../web/components/inline-text/inline-text.tsx'
import { resolveBlocks } from '../../web/content/blocks/resolve-blocks.ts'
import { translator } from '../../web/messages/translator.ts'
import { emptyContext } from '../../web/testing/empty-context.ts'

const text = [
  'Send `qty`, press :kbd[Enter].',
  '',
  '- [`side`](https://a.example) and **`symbol`**',
  '',
  ':::note',
  '`retCode` is 0.',
  ':::',
  '',
  '| `a` |',
  '| --- |',
  '| `b` |',
].join('\n')
const source = { file: 'a.md', page: 'v5/a', text }

/** Returns code and key names that a browser would translate. */
const translatable = (html: string) => html.match(/<(?:code|kbd)(?![^>]* translate="no")[^>]*>/g)

it('code and keys are excluded from a browser’s translation of the page', () => {
  const shown = resolveBlocks(toBlocks(source, parseMarkdown(text).children), emptyContext)
  const html = renderToStaticMarkup(<Body blocks={shown} t={translator('en')} />)
  expect(html.match(/<(?:code|kbd)\b/g)).toHaveLength(7)
  expect(translatable(html)).toBeNull()
  const said = renderToStaticMarkup(<InlineText text={{ text: 'Use `uid`.' }} />)
  expect(said).toContain('<code')
  expect(translatable(said)).toBeNull()
})
