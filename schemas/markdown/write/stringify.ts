import type { Root, Text } from 'mdast'
import { directiveToMarkdown } from 'mdast-util-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options } from 'remark-stringify'
import { type Processor, unified } from 'unified'

type Unsafe = NonNullable<ReturnType<typeof directiveToMarkdown>['unsafe']>[number]
type Handle = NonNullable<NonNullable<Options['handlers']>['text']>

/** Escapes text as phrasing content; the label of a directive would otherwise not be escaped. */
const words: Handle = (node: Text, _, state, info) => {
  const exit = state.enter('phrasing')
  const value = state.safe(node.value, info)
  exit()
  return value
}

/** Matches the name of a directive after a colon: not digits only, unless a label follows. */
const NAME = '[^\\s\\p{P}\\p{S}\\d]|\\d+(?:[^\\s\\p{P}\\p{S}\\d]|[\\[{_-])'

/** Signs that make addresses of text. GFM escapes none in a label, because a link's label contains no link. */
const addresses: Unsafe[] = [
  { character: ':', before: '[ps]', after: '\\/' },
  { character: '.', before: '[Ww]', after: '[-.\\w]' },
  { character: '@', before: '[-+.\\w]', after: '[-.\\w]' },
].map((pattern) => ({
  ...pattern,
  inConstruct: ['containerDirectiveLabel', 'leafDirectiveLabel', 'textDirectiveLabel'],
}))

const processor = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkFrontmatter, ['yaml'])
  .use(directives)
  .use(remarkStringify, {
    bullet: '-',
    listItemIndent: 'one',
    resourceLink: true,
    handlers: { text: words },
    join: [(left, right) => (isPart(left) && isPart(right) ? 0 : undefined)],
  })

/** Returns the canonical Markdown of a page; ends with a line break. */
export const stringifyMarkdown = (root: Root): string => processor.stringify(root)

/**
 * remark-directive would write an `id` attribute as `{#name}`, and escape the colon in addresses, which contain no
 * directives, and in times, which are read back unchanged.
 */
function directives(this: Processor) {
  const { unsafe, ...extension } = directiveToMarkdown({ preferShortcut: false })
  // A colon directly before a directive would become part of it.
  const beforeDirective: Unsafe = { character: ':', after: ':', inConstruct: 'phrasing' }
  const inText = [...(unsafe ?? []), beforeDirective].map(({ before, ...pattern }) => ({
    ...pattern,
    // With a condition on the preceding sign, the colon would not be escaped after an escaped sign.
    ...(pattern.after?.startsWith('[^') ? { after: NAME } : before !== undefined && { before }),
    notInConstruct: ['destinationLiteral' as const, 'destinationRaw' as const],
  }))
  const data = this.data()
  data.toMarkdownExtensions = [
    ...(data.toMarkdownExtensions ?? []),
    { ...extension, unsafe: [...inText, ...addresses] },
  ]
}

/** Whether a tab or card is written on consecutive lines. */
const isPart = ({ data }: { data?: object | undefined }): boolean =>
  data !== undefined && 'part' in data
