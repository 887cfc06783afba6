import { blockText } from '../block-text.ts'
import { isBlock } from '../is-block.ts'
import { isRecord } from '../is-record.ts'
import { defaultLocale, fieldOf, localeConfig, sourceFieldOf } from '../locales.ts'
import { sameValue } from '../same-value.ts'
import type { MergeOptions } from './merge-words.ts'

type Body = Record<string, unknown>
type Keyed = { _key: string } & Record<string, unknown>

const isKeyed = (value: unknown): value is Keyed =>
  isRecord(value) && typeof value['_key'] === 'string'

const listOf = (body: Body | undefined, field: string): Keyed[] => {
  const list = body?.[field]
  return Array.isArray(list) ? list.filter(isKeyed) : []
}

const byKey = (list: readonly Keyed[]) => new Map(list.map((one) => [one._key, one]))

/** Returns the properties that a translated block must share with its English block. */
const kindOf = ({ _type, style }: Keyed): string => `${_type} ${style}`

/**
 * Returns the translations and sources of a body from `from`, by field name. A block is skipped if its English exists
 * only in `from`, or has another kind in `body`. If the merge keeps unmatched content, the translation of a block that
 * exists only in `body` stays behind its predecessor.
 */
export function mergeTranslatedBody(
  body: Body,
  from: Body | undefined,
  { locales, keeps, unmatched }: MergeOptions,
): [name: string, value: unknown][] {
  const main = localeConfig[defaultLocale].field
  const [english, other] = [byKey(listOf(body, main)), byKey(listOf(from, main))]
  const isHeld = (key: string): boolean => {
    const [own, theirs] = [english.get(key), other.get(key)]
    return theirs !== undefined && (!own || (keeps && kindOf(own) !== kindOf(theirs)))
  }
  return locales.flatMap((locale) => {
    const field = fieldOf(locale)
    const [given, before] = [listOf(from, field), listOf(body, field)]
    const known = byKey(before)
    const isLeft = ({ _key }: Keyed) =>
      keeps && (isHeld(_key) || (english.has(_key) && !other.has(_key) && !byKey(given).has(_key)))
    const left = before.filter(isLeft)
    for (const block of given)
      if (keeps && isHeld(block._key) && !sameValue(block, known.get(block._key)))
        unmatched.push(isBlock(block) ? blockText(block) : '')
    const blocks = given.filter(({ _key }) => !isHeld(_key))
    for (const block of left) {
      const keys = blocks.map(({ _key }) => _key)
      const above = before.slice(0, before.indexOf(block)).map(({ _key }) => _key)
      blocks.splice(Math.max(...above.map((key) => keys.indexOf(key)), -1) + 1, 0, block)
    }
    const source = sourceFieldOf(field)
    const kept = byKey(left)
    // A source that a writer stores with a change of the English is published with the English.
    const isWriters = ({ _key }: Keyed) =>
      !keeps &&
      sameValue(known.get(_key), byKey(given).get(_key)) &&
      !sameValue(english.get(_key), other.get(_key))
    const own = byKey(listOf(body, source))
    const noted = byKey(listOf(body, source).filter(isWriters))
    // A source must not publish English that readers do not see yet.
    const withoutUnseen = (one: Keyed): Keyed => {
      const { text, ...note } = one
      const isSeen = !keeps || sameValue(english.get(one._key), other.get(one._key))
      return isSeen || own.get(one._key)?.['text'] === text ? one : note
    }
    const others = listOf(from, source).filter(({ _key }) => !isHeld(_key) && !kept.has(_key))
    const sources = [
      ...others.map((one) => noted.get(one._key) ?? withoutUnseen(one)),
      ...[...noted.values()].filter(({ _key }) => !byKey(others).has(_key)),
      ...listOf(body, source).filter(({ _key }) => kept.has(_key)),
    ]
    const entry = (name: string, value: Keyed[]): [string, unknown][] =>
      value.length > 0 || from?.[name] !== undefined ? [[name, value]] : []
    return [...entry(field, blocks), ...entry(source, sources)]
  })
}
