import type { Block } from '../../blocks/lists/model.ts'
import { token } from '../../blocks/text-visitor.ts'
import { blocksAbove } from '../blocks-above.ts'
import { isRecord } from '../is-record.ts'
import { fieldOf, sourceFieldOf, type Translation } from '../locales.ts'
import type { TranslationSource } from '../translation-source.ts'

type Fields = Record<string, unknown>

/** A text that exists in both languages. */
export interface TranslatableText {
  kind: 'words'
  /** Unique in the document. */
  id: string
  /** Path in patch syntax: `parameters[_key=="a"].description`. */
  path: string
  en: string
  own?: string
  /** The English from which the translation was made, if it differs. */
  was?: string
}

/** An English block of a body with its translation. */
export interface TranslatableBlock {
  kind: 'block'
  id: string
  /** Path of the body. */
  path: string
  en: Block
  own?: Block
  source?: TranslationSource
  /** Whether the translation of the block above covers this block, which has none of its own. */
  above: boolean
  body: Body
}

/** The translation of a body. */
export interface Body {
  /** Keys of the English blocks. */
  order: string[]
  own: Block[]
  sources: TranslationSource[]
}

export type Translatable = TranslatableText | TranslatableBlock

/** Returns all texts of a document with their translations in `locale`, in the order of its fields. */
export function translatablesOf(document: Fields, locale: Translation): Translatable[] {
  return Object.entries(document).flatMap(([name, value]) =>
    name.startsWith('_') || name === 'imported' ? [] : within(value, name, [name], locale),
  )
}

function within(
  value: unknown,
  path: string,
  steps: string[],
  locale: Translation,
): Translatable[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const key = isRecord(item) && typeof item['_key'] === 'string' ? item['_key'] : undefined
      const step = key === undefined ? `[${index}]` : `[_key==${JSON.stringify(key)}]`
      return within(item, path + step, [...steps, key ?? String(index)], locale)
    })
  }
  if (!isRecord(value)) return []
  const { en, [fieldOf(locale)]: own, [sourceFieldOf(fieldOf(locale))]: was } = value
  if (typeof en === 'string') {
    if (en.trim() === '') return []
    return [
      {
        kind: 'words',
        id: idOf(steps),
        path,
        en,
        ...(typeof own === 'string' && own.trim() !== '' && { own }),
        ...(typeof was === 'string' && { was }),
      },
    ]
  }
  if (Array.isArray(en)) return inBody(value, path, steps, locale)
  return Object.entries(value).flatMap(([name, inner]) =>
    name.startsWith('_') ? [] : within(inner, `${path}.${name}`, [...steps, name], locale),
  )
}

function inBody(value: Fields, path: string, steps: string[], locale: Translation): Translatable[] {
  const english = blocks(value['en'])
  const body: Body = {
    order: english.map(({ _key }) => _key),
    own: blocks(value[fieldOf(locale)]),
    sources: sourcesIn(value[sourceFieldOf(fieldOf(locale))]),
  }
  const translated = new Map(body.own.map((block) => [block._key, block]))
  const sources = new Map(body.sources.map((source) => [source._key, source]))
  const above = blocksAbove(english, body.own, body.sources)
  return english.flatMap((block): Translatable[] => {
    const own = translated.get(block._key)
    const source = sources.get(block._key)
    const translatable: TranslatableBlock = {
      kind: 'block',
      id: idOf([...steps, block._key]),
      path,
      en: block,
      ...(own && { own }),
      ...(source && { source }),
      above: above.get(block._key)?.says ?? false,
      body,
    }
    // Localised texts within a block: the alternative text of an image.
    const step = `.en[_key==${JSON.stringify(block._key)}]`
    return [translatable, ...within(block, path + step, [...steps, 'en', block._key], locale)]
  })
}

const idOf = (steps: string[]) => steps.map(token).join(':')

/** Returns the items of a body that are blocks; a draft may contain incomplete ones. */
function blocks(value: unknown): Block[] {
  if (!Array.isArray(value)) return []
  return value.filter(
    (block): block is Block =>
      isRecord(block) && typeof block['_key'] === 'string' && typeof block['_type'] === 'string',
  )
}

/** Returns the sources of the translated blocks. */
function sourcesIn(value: unknown): TranslationSource[] {
  if (!Array.isArray(value)) return []
  return value.filter(
    (source): source is TranslationSource =>
      isRecord(source) && typeof source['_key'] === 'string' && typeof source['hash'] === 'string',
  )
}
