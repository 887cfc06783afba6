import { textHash } from '../text-hash.ts'
import type { Block, ParameterRow, ParameterTableBlock } from './blocks.ts'
import { OWN, SAME } from './code-block.ts'
import { describe, rowName } from './describe.ts'

interface Files {
  en: string
  zhTW: string
}

/**
 * The translated blocks that have words, each with its English block's key; what has none (image,
 * operation, divider, the same code) stands once, in English. Blocks behind a fence of the language
 * `own` stand in the translation alone. Throws, naming file, block (from 1) and both kinds, unless
 * both bodies are otherwise built alike.
 */
export function translatedBlocks(english: Block[], translated: Block[], files: Files): Block[] {
  return within(english, translated, files, '')
}

function within(english: Block[], translated: Block[], files: Files, place: string): Block[] {
  const blocks: Block[] = []
  let count = 0
  for (let at = 0; at < translated.length; at++) {
    const zhTW = translated[at]
    if (zhTW && isFence(zhTW, OWN)) {
      const own = translated[++at]
      if (own) blocks.push({ ...own, _key: ownKey(own._key) })
      continue
    }
    blocks.push(...sharedBlock(english[count], zhTW, files, place, ++count))
  }
  while (count < english.length) sharedBlock(english[count], undefined, files, place, ++count)
  return blocks
}

/** Never that of an English block beside it. */
const ownKey = (key: string): string => textHash(`own ${key}`)

function sharedBlock(
  en: Block | undefined,
  zhTW: Block | undefined,
  files: Files,
  place: string,
  count: number,
): Block[] {
  const number = `${place}${count}`
  // A block that is not translated yet.
  if (en && zhTW && isFence(zhTW, SAME)) return []
  const [kind, other] = [en && describe(en), zhTW && describe(zhTW)]
  if (!en || !zhTW || kind !== other) {
    throw new Error(
      `${files.zhTW}: block ${number} is ${other ?? 'missing'}, but ${files.en} has ${kind ?? 'no such block'} there. Both files need the same blocks in the same order.`,
    )
  }
  const { _key } = en
  const body = (from: Block[], to: Block[], inner = '') =>
    within(from, to, files, `${number}.${inner}`)
  if (en._type === 'codeBlock' && zhTW._type === 'codeBlock') {
    return en.code === zhTW.code ? [] : [{ ...zhTW, _key }]
  }
  if ('body' in en && 'body' in zhTW) return [{ ...zhTW, _key, body: body(en.body, zhTW.body) }]
  if (en._type === 'tabs' && zhTW._type === 'tabs') {
    const tabs = zhTW.tabs.map((tab, index) => {
      const own = en.tabs[index]
      return {
        ...tab,
        _key: own?._key ?? tab._key,
        body: body(own?.body ?? [], tab.body, `${index + 1}.`),
      }
    })
    return [{ ...zhTW, _key, tabs }]
  }
  if (en._type === 'parameterTable' && zhTW._type === 'parameterTable') {
    return [{ ...zhTW, _key, rows: sharedRows(en, zhTW) }]
  }
  return hasWords(zhTW) ? [{ ...zhTW, _key }] : []
}

/** Parameters with the keys of the English ones of the same name and place. */
function sharedRows(en: ParameterTableBlock, zhTW: ParameterTableBlock): ParameterRow[] {
  const left = [...en.rows]
  return zhTW.rows.map((row) => {
    const index = left.findIndex((one) => rowName(one) === rowName(row))
    const [english] = index < 0 ? [] : left.splice(index, 1)
    return { ...row, _key: english?._key ?? ownKey(row._key) }
  })
}

function isFence(block: Block, language: string): boolean {
  return block._type === 'codeBlock' && block.language === language
}

function hasWords(block: Block): boolean {
  switch (block._type) {
    case 'image':
    case 'divider':
    case 'operation':
    case 'channel':
    case 'enumTable':
    case 'errorTable':
    case 'changelog':
    case 'placeholder':
      return false
    case 'cards':
      return block.cards.some((card) => card.text)
    default:
      return true
  }
}
