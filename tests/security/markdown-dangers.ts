import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { dangers } from './dangers.ts'

const parser = unified().use(remarkParse).use(remarkGfm)

/** Parts of `markdown` that would run if a tool rendered its HTML, as many do. */
export function markdownDangers(markdown: string): string[] {
  return inside(parser.parse(markdown))
}

function inside(node: Nodes): string[] {
  if (node.type === 'html') return dangers(node.value)
  const own = 'url' in node ? dangers(`<a href="${node.url.replaceAll('"', '&quot;')}">`) : []
  return [...own, ...('children' in node ? node.children.flatMap(inside) : [])]
}
