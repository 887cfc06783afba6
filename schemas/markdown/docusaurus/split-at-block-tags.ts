import type { Paragraph, PhrasingContent, RootContent } from 'mdast'
import { elementContext } from './elements.ts'

/** Splits paragraphs at block-level tags, which become siblings of blocks. */
export function splitAtBlockTags(nodes: RootContent[]): RootContent[] {
  const across = acrossParagraphs(nodes)
  return nodes.flatMap((node) => (node.type === 'paragraph' ? parted(node, across) : [node]))
}

/** Returns the names of components that open in one paragraph and close in another. */
function acrossParagraphs(nodes: RootContent[]): Set<string> {
  const [begun, across] = [new Set<string>(), new Set<string>()]
  for (const node of nodes) {
    const open: string[] = []
    for (const tag of node.type === 'paragraph' ? node.children : [node]) {
      if (tag.type !== 'tag' || !/^[A-Z]/.test(tag.name)) continue
      if (tag.kind === 'open') open.push(tag.name)
      else if (tag.kind === 'close') {
        const own = open.lastIndexOf(tag.name)
        if (own >= 0) open.splice(own)
        else if (begun.has(tag.name)) across.add(tag.name)
      }
    }
    for (const name of open) begun.add(name)
  }
  return across
}

function parted(paragraph: Paragraph, across: Set<string>): RootContent[] {
  const isBlock = (node: PhrasingContent) =>
    node.type === 'tag' && (elementContext(node.name) === 'block' || across.has(node.name))
  if (!paragraph.children.some(isBlock)) return [paragraph]
  const parts: RootContent[] = []
  let run: PhrasingContent[] = []
  const flush = () => {
    if (run.some((node) => node.type !== 'text' || node.value.trim() !== '')) {
      const position = run[0]?.position ?? paragraph.position
      parts.push({ type: 'paragraph', children: run, ...(position && { position }) })
    }
    run = []
  }
  for (const child of paragraph.children) {
    if (isBlock(child)) {
      flush()
      parts.push(child)
    } else run.push(child)
  }
  flush()
  return parts
}
