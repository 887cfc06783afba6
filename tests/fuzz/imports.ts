import fc from 'fast-check'
import { z } from 'zod'
import { docusaurusPage, readDocusaurus } from '../../schemas/markdown/docusaurus/page.ts'
import { englishPage } from '../../schemas/markdown/markdown-page.ts'
import type { FuzzTarget } from './fuzz-target.ts'

const schema = z.object({ text: z.string() })

type Input = z.infer<typeof schema>

const FILE = 'docs/a.mdx'

const words = fc.oneof(
  fc.constantFrom(
    'a',
    'order',
    '下單',
    '`',
    '``',
    '*',
    '**',
    '_',
    '~~',
    '[',
    '](',
    '](b)',
    '![',
    '<',
    '>',
  ),
  fc.constantFrom(
    '{',
    '}',
    '{a}',
    '&lt;',
    '&#0;',
    '\\',
    '|',
    ':',
    '::',
    ':::',
    '"',
    "'",
    '$',
    '\u0000',
  ),
  fc.constantFrom(
    '<br/>',
    '<Foo a={1}>',
    '</Foo>',
    '<!--',
    '-->',
    '<div',
    '<a href="javascript:a">',
  ),
  fc.string({ maxLength: 6 }),
)
const line = fc
  .tuple(
    fc.constantFrom('', '', '', '# ', '## ', '- ', '1. ', '> ', '    ', '\t', '|', '  - ', '> - '),
    fc.array(words, { maxLength: 6 }).map((all) => all.join('')),
  )
  .map((parts) => parts.join(''))
const special = fc.constantFrom(
  '```js title="a" {1,3-5}',
  '```',
  '~~~~',
  ':::note[a]',
  ':::',
  '::::tabs',
  '|-|:-:|',
  '<Tabs>',
  '<TabItem value="a" label="b">',
  '</TabItem>',
  '</Tabs>',
  '<details><summary>a</summary>',
  '</details>',
  "import A from '@theme/A'",
  'export const a = 1',
  '[a]: javascript:b',
  '[^1]: c',
  '::operation{path="/v5/market/time"}',
  '***',
  '===',
)
const front = fc.oneof(
  { weight: 3, arbitrary: fc.constant('---\ntitle: A\n---\n\n') },
  fc.constantFrom(
    '',
    '---\n',
    '---\na: *b\n---\n',
    '---\ntitle: [1\n---\n',
    '\uFEFF---\nid: a\n---\n',
  ),
  fc.jsonValue({ maxDepth: 2 }).map((value) => `---\ntitle: ${JSON.stringify(value)}\n---\n`),
)
const text = fc
  .tuple(front, fc.array(fc.oneof({ weight: 3, arbitrary: line }, special), { maxLength: 12 }))
  .map(([head, lines]) => head + lines.join('\n'))

/** Markdown and MDX files, our own and Docusaurus's: each becomes a page, or a refusal in words. */
export const importsTarget: FuzzTarget<Input> = {
  name: 'imports',
  share: 600,
  inputs: fc.record({ text }),
  schema,
  open: async () => ({
    async check({ text }) {
      orRefused(() => docusaurusPage(readDocusaurus(FILE, text), 'v5/a', (url) => url))
      orRefused(() => englishPage({ file: FILE, page: 'v5/a', text }))
    },
    close: async () => {},
  }),
}

/** Rethrows JavaScript errors, which are bugs, except the RangeError for too deep input. */
function orRefused(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    const isOurs = error instanceof TypeError || error instanceof ReferenceError
    if (isOurs || !(error instanceof Error) || error.message === '') throw error
  }
}
