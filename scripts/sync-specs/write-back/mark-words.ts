import {
  fieldOf,
  localeOfField,
  type TranslationField,
  translations,
} from '../../../schemas/locales.ts'
import { specKeyOf, specKeys } from '../spec-key.ts'

/** The location of a text: a file relative to the folder of the specs, and the keys leading to it. */
export interface SourceLocation {
  file: string
  path: (string | number)[]
}

const WORDS = ['title', 'summary', 'description']
/** Keys of deprecations, in which `reason` is a text; in examples it may be anything. */
const OF_DEPRECATION = ['x-deprecation', 'x-deprecated-values']
/** Text keys of an error code. In a specification, `action` is a fact. */
const OF_CODES = ['meaning', 'action']

/**
 * A copy of a parsed spec in which every text is replaced by a unique mark; `places` gets the location of each mark.
 * Documents made from the copy thus show where their texts come from.
 */
export function markWords(
  tree: unknown,
  file: string,
  places: Map<string, SourceLocation>,
): unknown {
  const walk = (node: unknown, path: SourceLocation['path']): unknown => {
    if (Array.isArray(node)) return node.map((item, at) => walk(item, [...path, at]))
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        const inner = [...path, key]
        if (typeof value !== 'string' || !isWord(inner)) return [key, walk(value, inner)]
        const mark = `§${places.size}§`
        places.set(mark, { file, path: inner })
        return [key, mark]
      }),
    )
  }
  return walk(tree, [])
}

function isWord(path: SourceLocation['path']): boolean {
  const [above, parent] = path.slice(-3)
  const key = String(path.at(-1))
  // Titles of examples are below their names, labels of values below the values.
  if (specKeys.some((known) => known === above) && parent === 'examples') return true
  if (above === 'labels') return localeOfField(key) !== undefined
  if (key === 'reason') return path.some((part) => OF_DEPRECATION.includes(String(part)))
  return WORDS.includes(key) || (path[0] === 'codes' && OF_CODES.includes(key))
}

/** The location of an English text's translation, existing or not. */
export function translationLocation(
  { file, path }: SourceLocation,
  field: TranslationField,
): SourceLocation {
  const [key = '', beside] = [path.at(-1), path.slice(0, -1)]
  if (key === 'en') return { file, path: [...beside, field] }
  const locale = translations.find((known) => fieldOf(known) === field)
  return { file, path: locale ? [...beside, specKeyOf(locale), key] : path }
}
