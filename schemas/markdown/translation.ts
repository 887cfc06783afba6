import type { Block } from './blocks.ts'
import { SAME } from './code-block.ts'
import { describe } from './describe.ts'

interface Files {
  en: string
  zhTW: string
}

/**
 * The translated blocks that have words; what has none (code, image, operation, divider) stands once, in
 * English. Throws, naming file, block (from 1) and both kinds, unless both bodies are built alike.
 */
export function translatedBlocks(english: Block[], translated: Block[], files: Files): Block[] {
  sameBuild(english, translated, files, '')
  return translated.flatMap(withWords)
}

function sameBuild(english: Block[], translated: Block[], files: Files, within: string): void {
  for (let index = 0; index < Math.max(english.length, translated.length); index++) {
    const [en, zhTW] = [english[index], translated[index]]
    const number = `${within}${index + 1}`
    // A block that is not translated yet.
    if (en && zhTW && isSame(zhTW)) continue
    const [kind, other] = [en && describe(en), zhTW && describe(zhTW)]
    if (!en || !zhTW || kind !== other) {
      throw new Error(
        `${files.zhTW}: block ${number} is ${other ?? 'missing'}, but ${files.en} has ${kind ?? 'no such block'} there. Both files need the same blocks in the same order.`,
      )
    }
    if (zhTW._type === 'codeBlock') sameCode(en, zhTW, files, number)
    if ('body' in en && 'body' in zhTW) sameBuild(en.body, zhTW.body, files, `${number}.`)
    if (en._type === 'tabs' && zhTW._type === 'tabs') {
      for (const [place, tab] of en.tabs.entries()) {
        sameBuild(tab.body, zhTW.tabs[place]?.body ?? [], files, `${number}.${place + 1}.`)
      }
    }
  }
}

function sameCode(en: Block, zhTW: Block & { _type: 'codeBlock' }, files: Files, number: string) {
  if (en._type === 'codeBlock' && en.code === zhTW.code) return
  throw new Error(
    `${files.zhTW}: block ${number} has code of its own. Code stands in ${files.en} alone; write an empty fence of the language "${SAME}" instead.`,
  )
}

function isSame(block: Block): boolean {
  return block._type === 'codeBlock' && block.language === SAME
}

function withWords(block: Block): Block[] {
  switch (block._type) {
    case 'codeBlock':
    case 'image':
    case 'divider':
    case 'operation':
    case 'channel':
    case 'enumTable':
    case 'changelog':
    case 'placeholder':
      return []
    case 'cards':
      return block.cards.some((card) => card.text) ? [block] : []
    case 'admonition':
    case 'details':
      return [{ ...block, body: block.body.flatMap(withWords) }]
    case 'tabs':
      return [
        {
          ...block,
          tabs: block.tabs.map((tab) => ({ ...tab, body: tab.body.flatMap(withWords) })),
        },
      ]
    default:
      return [block]
  }
}
