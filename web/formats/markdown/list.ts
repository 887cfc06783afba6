import type { PageText } from '../../../blocks/block/resolve.ts'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'

export function leadingItems(blocks: readonly PageBlock[]): PageText[] {
  const items: PageText[] = []
  for (const block of blocks) {
    if (block._type !== 'block' || !block.listItem) break
    items.push(block)
  }
  return items
}

/** The items of one list as Markdown, deeper levels nested. */
export function listMarkdown(items: readonly PageText[], words: (item: PageText) => string) {
  const counts: number[] = []
  return items
    .map((item, index) => {
      const level = item.level ?? 1
      counts.length = Math.min(counts.length, level)
      counts[level - 1] =
        item.listItem === 'number' ? (item.start ?? (counts[level - 1] ?? 0) + 1) : 0
      const sign = item.listItem === 'number' ? `${counts[level - 1]}.` : '-'
      const indent = '   '.repeat(level - 1)
      // Directly below text, a number other than 1 would not start a list.
      const apart = item.start === undefined || index === 0 ? '' : '\n'
      return `${apart}${indent}${sign} ${words(item).replaceAll('\n', `\n${indent}   `)}`
    })
    .join('\n')
}
