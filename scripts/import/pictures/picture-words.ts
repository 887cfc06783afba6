import type { Block } from '../../../schemas/markdown/blocks.ts'

/**
 * The English blocks, whose images say in Chinese what the translation's say at the same place. An
 * image stands once, so another one there is told to `lose`.
 */
export function withTheirWords(
  english: Block[],
  translated: Block[],
  lose: (message: string) => void,
): Block[] {
  return english.map((block, index) => {
    const other = translated[index]
    return other ? withWordsOf(block, other, lose) : block
  })
}

function withWordsOf(block: Block, other: Block, lose: (message: string) => void): Block {
  if (block._type === 'image' && other._type === 'image') {
    const zhTW = other.alt.en
    if (other.asset._ref !== block.asset._ref) {
      lose(`the image "${zhTW}" is another than the English one, which shows in both languages.`)
    }
    return zhTW === block.alt.en ? block : { ...block, alt: { ...block.alt, zhTW } }
  }
  if (block._type === 'tabs' && other._type === 'tabs') {
    const tabs = block.tabs.map((tab, index) => ({
      ...tab,
      body: withTheirWords(tab.body, other.tabs[index]?.body ?? [], lose),
    }))
    return { ...block, tabs }
  }
  if ('body' in block && 'body' in other) {
    return { ...block, body: withTheirWords(block.body, other.body, lose) }
  }
  return block
}
