import type { Root, Text } from 'mdast'
import { directiveToMarkdown } from 'mdast-util-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options } from 'remark-stringify'
import { type Processor, unified } from 'unified'

type Unsafe = NonNullable<ReturnType<typeof directiveToMarkdown>['unsafe']>[number]
type Handle = NonNullable<NonNullable<Options['handlers']>['text']>

/** Text, escaped as such: that of a directive's label would not be. */
const words: Handle = (node: Text, _, state, info) => {
  const exit = state.enter('phrasing')
  const value = state.safe(node.value, info)
  exit()
  return value
}

/** What makes a directive of a colon: a name, though not digits alone, unless a label follows. */
const NAME = '[^\\s\\p{P}\\p{S}\\d]|\\d+(?:[^\\s\\p{P}\\p{S}\\d]|[\\[{_-])'

/** What makes an address of words. GFM escapes it in no label, because that of a link holds none. */
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

/** The one form that a page's Markdown is written in; ends with a line break. */
export const stringifyMarkdown = (root: Root): string => processor.stringify(root)

/**
 * remark-directive would write `{#name}` for an id, whatever it is the id of, and would escape the
 * colon of an address, where no directive can stand, and of a time, which reads back as it is.
 */
function directives(this: Processor) {
  const { unsafe, ...extension } = directiveToMarkdown({ preferShortcut: false })
  // A colon right before a directive would be taken as part of it.
  const beforeDirective: Unsafe = { character: ':', after: ':', inConstruct: 'phrasing' }
  const inText = [...(unsafe ?? []), beforeDirective].map(({ before, ...pattern }) => ({
    ...pattern,
    // With a condition on what stands before, it would not be escaped behind an escaped sign.
    ...(pattern.after?.startsWith('[^') ? { after: NAME } : before !== undefined && { before }),
    notInConstruct: ['destinationLiteral' as const, 'destinationRaw' as const],
  }))
  const data = this.data()
  data.toMarkdownExtensions = [
    ...(data.toMarkdownExtensions ?? []),
    { ...extension, unsafe: [...inText, ...addresses] },
  ]
}

/** Tabs and cards stand line below line. */
const isPart = ({ data }: { data?: object | undefined }): boolean =>
  data !== undefined && 'part' in data
