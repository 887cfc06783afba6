import type { RootContent } from 'mdast'
import { type MarkdownSource, markdownError } from './source.ts'

// remark-directive adds its nodes to mdast's own types.
type Directive = Extract<RootContent, { type: 'containerDirective' | 'leafDirective' }>

/** What a directive says under `name`. Throws where it says nothing. */
export function attribute(source: MarkdownSource, node: Directive, name: string): string {
  const value = node.attributes?.[name]
  if (value) return value
  throw markdownError(source, node, `directive "${node.name}" needs ${name}="…".`)
}
