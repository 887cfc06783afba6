import type { RootContent } from 'mdast'
import { type MarkdownSource, markdownError } from './source.ts'

// remark-directive adds its nodes to mdast's types.
type Directive = Extract<RootContent, { type: 'containerDirective' | 'leafDirective' }>

/** Returns the attribute `name` of a directive; throws if it is missing or empty. */
export function attribute(source: MarkdownSource, node: Directive, name: string): string {
  const value = node.attributes?.[name]
  if (value) return value
  throw markdownError(source, node, `directive "${node.name}" needs ${name}="…".`)
}
