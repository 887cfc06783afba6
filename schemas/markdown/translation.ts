import { isText } from '../../blocks/heading-style.ts'
import { bodiesOf, mapParts } from '../../blocks/inner-blocks.ts'
import type { Block } from '../../blocks/lists/model.ts'
import type { ParameterRow, ParameterTableBlock } from '../../blocks/parameterTable/model.ts'
import { wordlessTypes } from '../../blocks/registry.ts'
import { blankBlock } from '../blocks-above.ts'
import { textHash } from '../text-hash.ts'
import { describe, rowName } from './describe.ts'
import { ABOVE_FENCE, INSTEAD_FENCE, OWN_FENCE, SAME_FENCE } from './fence-languages.ts'
import { titledCode } from './titled-code.ts'

interface Files {
  en: string
  translated: string
}

/**
 * Returns the translated blocks with text, each with its English block's key; blocks without text (image, operation,
 * divider, unchanged code) are stored in English only. A fence with the language `own` precedes an additional block,
 * `instead` one of another kind than its English block, and `above` stands for a block that the translation above
 * covers. Throws with file, block (from 1) and both kinds if the bodies differ otherwise.
 */
export function translatedBlocks(english: Block[], translated: Block[], files: Files): Block[] {
  return within(english, translated, files, '')
}

function within(
  english: readonly Block[],
  translated: Block[],
  files: Files,
  place: string,
): Block[] {
  const blocks: Block[] = []
  let count = 0
  /** The preceding block, if it is stored in English only. */
  let once: Block | undefined
  for (let at = 0; at < translated.length; at++) {
    const own = translated[at]
    if (own && isFence(own, OWN_FENCE)) {
      const alone = translated[++at]
      // The block before it determines its position.
      if (once && alone) blocks.push(once)
      if (alone) blocks.push({ ...alone, _key: ownKey(alone._key) })
      once = undefined
      continue
    }
    const en = english[count]
    if (en && own && isFence(own, INSTEAD_FENCE)) {
      const built = translated[++at]
      if (built) blocks.push({ ...built, _key: en._key })
      once = undefined
      count++
      continue
    }
    const shared = sharedBlock(en, own, files, place, ++count)
    const isMissing = own && isFence(own, SAME_FENCE) && en?._type !== 'codeBlock'
    once = shared.length > 0 || isMissing ? undefined : en
    blocks.push(...shared)
  }
  while (count < english.length) sharedBlock(english[count], undefined, files, place, ++count)
  return blocks
}

/** Returns the key of an additional block, which differs from all keys of English blocks. */
export const ownKey = (key: string): string => textHash(`own ${key}`)

function sharedBlock(
  en: Block | undefined,
  own: Block | undefined,
  files: Files,
  place: string,
  count: number,
): Block[] {
  const number = `${place}${count}`
  // An untranslated block is not stored; translated code may have a title.
  if (en && own && isFence(own, SAME_FENCE)) return titledCode(en, own)
  if (en && own && isFence(own, ABOVE_FENCE)) {
    if (place === '' && isText(en)) return [blankBlock(en)]
    throw new Error(
      `${files.translated}: block ${number} is said to be part of the one above, but ${files.en} has ${place === '' ? describe(en) : 'it within another block'} there. Only paragraphs, quotes and list items of the page itself can be: write its translation, or a fence of the language "${SAME_FENCE}".`,
    )
  }
  const [kind, other] = [en && describe(en), own && describe(own)]
  if (!en || !own || kind !== other) {
    throw new Error(
      `${files.translated}: block ${number} is ${other ?? 'missing'}, but ${files.en} has ${kind ?? 'no such block'} there. Both files need the same blocks in the same order.`,
    )
  }
  const { _key } = en
  if (en._type === 'codeBlock' && own._type === 'codeBlock') {
    return en.code === own.code ? titledCode(en, own) : [{ ...own, _key }]
  }
  const bodies = bodiesOf<Block>(en)
  if (bodies.length > 0) {
    const translation = mapParts(own, (part, index) => {
      const { _key, path, body } = bodies[index] ?? { ...part, path: [] }
      const inner = path.length > 1 ? `${number}.${index + 1}.` : `${number}.`
      return { _key, body: within(body, part.body, files, inner) }
    })
    return [{ ...translation, _key }]
  }
  if (en._type === 'parameterTable' && own._type === 'parameterTable') {
    return [{ ...own, _key, rows: sharedRows(en, own) }]
  }
  return hasWords(en) || hasWords(own) ? [{ ...own, _key }] : []
}

/** Gives parameters the keys of the English ones with the same name and position. */
function sharedRows(en: ParameterTableBlock, own: ParameterTableBlock): ParameterRow[] {
  const left = [...en.rows]
  return own.rows.map((row) => {
    const index = left.findIndex((one) => rowName(one) === rowName(row))
    const [english] = index < 0 ? [] : left.splice(index, 1)
    return { ...row, _key: english?._key ?? ownKey(row._key) }
  })
}

function isFence(block: Block, language: string): boolean {
  return block._type === 'codeBlock' && block.language === language
}

/** Cards may have no text. */
const hasWords = (block: Block): boolean =>
  block._type === 'cards'
    ? block.cards.some((card) => card.text)
    : !wordlessTypes.includes(block._type)
