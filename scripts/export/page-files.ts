import { blockText } from '../../schemas/block-text.ts'
import { coveredBlockKeys } from '../../schemas/blocks-above.ts'
import { phrasesOf } from '../../schemas/keywords.ts'
import {
  fieldOf,
  type LocaleField,
  sourceFieldOf,
  type TranslationField,
  translations,
} from '../../schemas/locales.ts'
import type { FrontMatter } from '../../schemas/markdown/front-matter.ts'
import { asTranslation, withoutRepeats } from '../../schemas/markdown/write/as-translation.ts'
import type { Names } from '../../schemas/markdown/write/names.ts'
import { writePage } from '../../schemas/markdown/write/write-page.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { pagePathProblem } from '../../schemas/validation/page-path.ts'
import type { PageDocument } from '../seed/documents.ts'

/**
 * Returns one page's files by relative path; throws, naming the page, when it has no path in the folder. `older` maps
 * the ids of older versions to their labels.
 */
export function pageFiles(
  page: PageDocument,
  names: Names,
  older: ReadonlyMap<string, string>,
): [file: string, text: string][] {
  const path = page.path.current
  const problem = pagePathProblem(path)
  if (problem) throw new Error(`The page ${page._id} has no path to export it to: ${problem}`)
  try {
    const { en } = page.body
    const version = older.get(page.version._ref)
    const front = {
      ...frontMatter(page, 'en'),
      ...(version !== undefined && { version }),
      ...further(page),
    }
    const english = writePage({ frontMatter: front, blocks: en }, names)
    const translated = translations.flatMap((locale): [file: string, text: string][] => {
      const field = fieldOf(locale)
      const own = page.body[field] ?? []
      const words = frontMatter(page, field)
      const said = coveredBlockKeys(en, own, page.body[sourceFieldOf(field)])
      if (withoutRepeats(en, own, said).length === 0 && Object.keys(words).length === 0) return []
      const text = writePage({ frontMatter: words, blocks: asTranslation(en, own, said) }, names)
      return [[`${locale}/${path}.md`, text]]
    })
    return [[`en/${path}.md`, english], ...translated]
  } catch (cause) {
    throw new Error(`The page ${path} cannot be exported.`, { cause })
  }
}

function frontMatter(page: PageDocument, locale: LocaleField): FrontMatter {
  const { title, sidebarLabel, description, keywords, tocMin, tocMax, hideToc } = page
  const label = sidebarLabel?.[locale]
  const about = description?.[locale]
  const phrases = phrasesOf(keywords?.[locale] ?? '')
  const words = {
    ...(title[locale] && { title: title[locale] }),
    ...(label && { sidebarLabel: label }),
    ...(about && { description: about }),
    ...(phrases.length > 0 && { keywords: phrases }),
  }
  if (locale !== 'en')
    return { ...words, ...outdated(page, locale), ...outdatedWords(page, locale) }
  return {
    ...words,
    ...(tocMin !== 2 && { tocMin }),
    ...(tocMax !== 5 && { tocMax }),
    ...(hideToc && { hideToc }),
  }
}

/** Fields that files express in another way, or that are not content. */
const TOLD = new Set(
  'path title sidebarLabel description keywords version tocMin tocMax hideToc body imported'.split(
    ' ',
  ),
)

/** All other fields of the page, for the front matter's `more`. */
function further(page: PageDocument): Pick<FrontMatter, 'more'> {
  const more = Object.entries(page).filter(([name]) => !TOLD.has(name) && !name.startsWith('_'))
  return more.length > 0 ? { more: Object.fromEntries(more) } : {}
}

/** Translated blocks whose English source has changed since. */
function outdated({ body }: PageDocument, field: TranslationField): Pick<FrontMatter, 'outdated'> {
  const sources = new Map(body[sourceFieldOf(field)]?.map((source) => [source._key, source]))
  const older = body.en.flatMap((block, index): [string, string | { text: string }][] => {
    const source = sources.get(block._key)
    if (!source || source.hash === textHash(blockText(block))) return []
    const isKnown = source.text !== undefined && textHash(source.text) === source.hash
    return [[String(index + 1), isKnown ? { text: source.text ?? '' } : source.hash]]
  })
  return older.length > 0 ? { outdated: Object.fromEntries(older) } : {}
}

/** Localised fields whose English has changed since their translation. */
function outdatedWords(
  { title, sidebarLabel, description, keywords }: PageDocument,
  field: TranslationField,
): Pick<FrontMatter, 'outdatedWords'> {
  const older = Object.entries({ title, sidebarLabel, description, keywords }).flatMap(
    ([name, words]) => {
      const source = words?.[sourceFieldOf(field)]
      return source === undefined ? [] : [[name, source]]
    },
  )
  return older.length > 0 ? { outdatedWords: Object.fromEntries(older) } : {}
}
