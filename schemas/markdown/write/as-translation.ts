import type { Block } from '../blocks.ts'
import { SAME } from '../code-block.ts'
import { describe } from '../describe.ts'

/**
 * The body of a translated file: for each English block its translation, or what stands for one:
 * blocks without words repeat, and a fence of the language `same` says "as in English".
 */
export function asTranslation(english: Block[], translated: Block[]): Block[] {
  const byKey = new Map(translated.map((block) => [block._key, block]))
  return english.map((block) => blockOf(block, byKey.get(block._key)))
}

function blockOf(english: Block, translated: Block | undefined): Block {
  if (repeats(english)) return english
  if (!translated || describe(translated) !== describe(english)) return same(english)
  if ('body' in english && 'body' in translated) {
    return { ...translated, body: asTranslation(english.body, translated.body) }
  }
  if (english._type === 'tabs' && translated._type === 'tabs') {
    const tabs = translated.tabs.map((tab, index) => ({
      ...tab,
      body: asTranslation(english.tabs[index]?.body ?? [], tab.body),
    }))
    return { ...translated, tabs }
  }
  return translated
}

function same({ _key }: Block): Block {
  return { _type: 'codeBlock', _key, language: SAME, code: '' }
}

/** Whether a translation shows the English block itself. */
function repeats(block: Block): boolean {
  switch (block._type) {
    case 'block':
    case 'heading':
    case 'admonition':
    case 'details':
    case 'tabs':
    case 'table':
    case 'parameterTable':
    case 'codeBlock':
      return false
    case 'cards':
      return !block.cards.some((card) => card.text)
    default:
      return true
  }
}
