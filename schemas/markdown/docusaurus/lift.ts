import type { Paragraph, PhrasingContent, RootContent } from 'mdast'
import { placeOf } from './elements.ts'

/** Paragraphs parted at tags that stand between blocks, so that these become siblings of blocks. */
export function lift(nodes: RootContent[]): RootContent[] {
  return nodes.flatMap((node) => (node.type === 'paragraph' ? parted(node) : [node]))
}

function parted(paragraph: Paragraph): RootContent[] {
  const isBlock = (node: PhrasingContent) => node.type === 'tag' && placeOf(node.name) === 'block'
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
