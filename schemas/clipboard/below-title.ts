import type { Heading, RootContent } from 'mdast'

/**
 * Gives headings the levels that a page has, in place: its title is the first. A title of what is pasted
 * becomes a section; where sections are of the first level, all go one deeper.
 */
export function belowTitle(nodes: readonly RootContent[]): void {
  const levels: { get: () => number; set: (level: number) => void }[] = []
  const walk = (node: RootContent) => {
    if (node.type === 'heading') {
      levels.push({
        get: () => node.depth,
        set: (level) => {
          node.depth = DEPTHS[level - 2] ?? 5
        },
      })
    }
    if (node.type === 'element' && /^h[1-6]$/.test(node.name)) {
      levels.push({
        get: () => Number(node.name[1]),
        set: (level) => {
          node.name = `h${level}`
        },
      })
    }
    if ('children' in node) node.children.forEach(walk)
  }
  nodes.forEach(walk)
  const deeper = levels.filter((one) => one.get() === 1).length > 1 ? 1 : 0
  for (const one of levels) one.set(Math.min(5, Math.max(2, one.get() + deeper)))
}

const DEPTHS: Heading['depth'][] = [2, 3, 4, 5]
