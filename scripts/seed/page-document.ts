import type { Block } from '../../blocks/lists/model.ts'
import { isBlankText } from '../../schemas/blocks-above.ts'
import { pageId, versionId } from '../../schemas/ids.ts'
import { keywordsOf } from '../../schemas/keywords.ts'
import {
  fieldOf,
  type Localised,
  sourceFieldOf,
  type Translation,
  translations,
} from '../../schemas/locales.ts'
import type { LocalisedTexts } from '../../schemas/localised-words.ts'
import {
  englishPage,
  type MarkdownPage,
  translatedPage,
} from '../../schemas/markdown/markdown-page.ts'
import { withoutRepeats } from '../../schemas/markdown/write/as-translation.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { sourceOf, type TranslationSource } from '../../schemas/translation-source.ts'
import { localised, type PageDocument, reference, type TranslatedBodies } from './documents.ts'

type Name = 'title' | 'sidebarLabel' | 'description' | 'keywords'

interface TextFile {
  file: string
  text: string
}

export interface PageFiles extends Localised<TextFile> {
  /** `v5/market/kline`. */
  path: string
  en: TextFile
}

/** A page document from its files in all locales; `version` is the id of the newest docsVersion. */
export function pageDocument(files: PageFiles, version: string): PageDocument {
  const english = englishPage({ ...files.en, page: files.path })
  const translated = new Map(
    translations.map((locale) => {
      const own = files[fieldOf(locale)]
      return [locale, own && translatedPage({ ...own, page: files.path }, english, files.en.file)]
    }),
  )
  const inEach = (name: Name, en: string) => {
    const words: LocalisedTexts = { en }
    for (const [locale, page] of translated)
      Object.assign(words, frontMatterTexts(locale, page, name))
    return localised(words)
  }
  const body: PageDocument['body'] = { _type: 'localeBody', en: english.blocks }
  for (const [locale, page] of translated)
    Object.assign(body, translation(locale, english.blocks, page))
  const words = <K extends Name>(name: K) => {
    const pages = [english, ...translated.values()]
    const isSaid = pages.some((page) => page?.frontMatter[name] !== undefined)
    return isSaid ? inEach(name, inWords(english, name) ?? '') : undefined
  }
  const [sidebarLabel, description, keywords] = [
    words('sidebarLabel'),
    words('description'),
    words('keywords'),
  ]
  const { tocMin = 2, tocMax = 5, hideToc, version: label, more } = english.frontMatter
  return {
    ...more,
    _id: pageId(files.path),
    _type: 'page',
    path: { _type: 'slug', current: files.path },
    title: inEach('title', english.frontMatter.title),
    ...(sidebarLabel && { sidebarLabel }),
    ...(description && { description }),
    ...(keywords && { keywords: { ...keywords, _type: 'localeText' as const } }),
    version: reference(label === undefined ? version : versionId(label)),
    tocMin,
    tocMax,
    ...(hideToc !== undefined && { hideToc }),
    body,
  }
}

/** The source of an outdated translation: the earlier English text or its hash. */
function outdatedSource(
  _key: string,
  older: string | { text: string } | undefined,
): TranslationSource | undefined {
  if (older === undefined) return undefined
  if (typeof older === 'string') return { _key, hash: older }
  return { _key, hash: textHash(older.text), text: older.text }
}

/** A field of the front matter as text; keywords one per line. */
function inWords({ frontMatter }: MarkdownPage, name: Name): string | undefined {
  const own = frontMatter[name]
  return Array.isArray(own) ? keywordsOf(own) : own
}

function frontMatterTexts(
  locale: Translation,
  page: MarkdownPage | undefined,
  name: Name,
): Partial<LocalisedTexts> {
  const older = page?.frontMatter.outdatedWords
  return {
    [fieldOf(locale)]: page && inWords(page, name),
    [sourceFieldOf(fieldOf(locale))]: older?.[name],
  }
}

function translation(
  locale: Translation,
  english: Block[],
  page: MarkdownPage | undefined,
): TranslatedBodies {
  if (!page || page.blocks.length === 0) return {}
  // Only blocks whose text is said above are blank: Markdown writes no empty paragraph.
  const said = new Set(page.blocks.filter(isBlankText).map((block) => block._key))
  const translated = withoutRepeats(english, page.blocks, said).map((block) => block._key)
  const own = new Set(translated)
  const { outdated } = page.frontMatter
  const sources = english.flatMap((block, index) => {
    if (!own.has(block._key)) return []
    const source = outdatedSource(block._key, outdated?.[index + 1]) ?? sourceOf(block)
    return [said.has(block._key) ? { ...source, above: true } : source]
  })
  return { [fieldOf(locale)]: page.blocks, [sourceFieldOf(fieldOf(locale))]: sources }
}
