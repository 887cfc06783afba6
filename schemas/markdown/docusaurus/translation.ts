import type { Block } from '../blocks.ts'
import { SAME } from '../code-block.ts'
import { translatedBlocks } from '../translation.ts'

export interface Translated {
  /** Blocks with words, each with its English block's key. */
  blocks: Block[]
  /** Why the translation is not taken, or what of it is not. */
  problems: string[]
}

/**
 * The blocks of a translated page of Docusaurus as translations of the English ones. Headings take
 * the English anchors, code stands once, in English. A page built otherwise is not taken.
 */
export function docusaurusTranslation(
  english: Block[],
  translated: Block[],
  files: { en: string; zhTW: string },
): Translated {
  const problems: string[] = []
  const own = translated.map((block, index) => alike(english[index], block, problems))
  try {
    return { blocks: translatedBlocks(english, own, files), problems }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { blocks: [], problems: [error.message.replace(`${files.zhTW}: `, '')] }
  }
}

function alike(en: Block | undefined, block: Block, problems: string[]): Block {
  if (!en) return block
  if (en._type === 'heading' && block._type === 'heading' && en.level === block.level) {
    return { ...block, anchor: en.anchor }
  }
  if (en._type === 'codeBlock' && block._type === 'codeBlock') {
    if (en.code !== block.code) {
      const [first = ''] = block.code.split('\n')
      problems.push(`code of its own is not taken, the English one shows: "${first}"`)
    }
    return { ...block, language: SAME }
  }
  if (en._type === 'tabs' && block._type === 'tabs') {
    const tabs = block.tabs.map((tab, index) => ({
      ...tab,
      value: en.tabs[index]?.value ?? tab.value,
      body: tab.body.map((one, at) => alike(en.tabs[index]?.body[at], one, problems)),
    }))
    return { ...block, group: en.group, tabs }
  }
  if ('body' in en && 'body' in block) {
    return { ...block, body: block.body.map((one, at) => alike(en.body[at], one, problems)) }
  }
  return block
}
