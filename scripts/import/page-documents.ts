import type { Block } from '../../blocks/lists/model.ts'
import { pageId } from '../../schemas/ids.ts'
import { keywordsOf } from '../../schemas/keywords.ts'
import {
  fieldOf,
  sourceFieldOf,
  type Translation,
  type TranslationField,
} from '../../schemas/locales.ts'
import {
  type DocusaurusFrontMatter,
  unsupportedKeys,
} from '../../schemas/markdown/docusaurus/front-matter.ts'
import type { ImportProblem } from '../../schemas/markdown/docusaurus/problems.ts'
import { docusaurusTranslation } from '../../schemas/markdown/docusaurus/translation.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { sourceOf, type TranslationSource } from '../../schemas/translation-source.ts'
import { localised, type PageDocument, reference } from '../seed/documents.ts'
import { mergeImageTexts } from './pictures/picture-words.ts'
import type { ReadPage } from './read-pages.ts'
import { hashOf } from './update-pages.ts'

/** A document for each English page, with its translation into `locale`; `version` is the id of its docsVersion. */
export function pageDocuments(
  en: ReadPage[],
  translated: ReadPage[],
  version: string,
  locale: Translation,
): { documents: PageDocument[]; problems: ImportProblem[] } {
  const problems: ImportProblem[] = []
  const byPath = new Map(translated.map((one) => [one.path, one]))
  const documents = en.map((english) => {
    const other = byPath.get(english.path)
    byPath.delete(english.path)
    return pageDocument(english, other, version, locale, problems)
  })
  for (const alone of byPath.values()) {
    const message = 'the page has no English one: in English it has a title only.'
    problems.push({ file: alone.source.file, line: 1, kind: 'changed', message })
    documents.push(pageDocument(withoutWords(alone), alone, version, locale, []))
  }
  return { documents, problems }
}

/** The English side of a page that exists only in the translation. */
function withoutWords({ path, source, page }: ReadPage): ReadPage {
  const { title: _, sidebar_label, description, keywords, ...frontMatter } = source.frontMatter
  return {
    path,
    source: { ...source, frontMatter },
    page: { ...page, title: undefined, blocks: [], problems: [], links: [], slugs: [] },
  }
}

function pageDocument(
  english: ReadPage,
  translated: ReadPage | undefined,
  version: string,
  locale: Translation,
  problems: ImportProblem[],
): PageDocument {
  const field = fieldOf(locale)
  const { frontMatter } = english.source
  const title = english.page.title ?? lastName(english.path)
  const theirs = translated?.source.frontMatter
  const description = frontMatter.description
  const label = frontMatter.sidebar_label ?? title
  const { en, own, sources } = bodies(english, translated, field, problems)
  const document: PageDocument = {
    _id: pageId(english.path),
    _type: 'page',
    path: { _type: 'slug', current: english.path },
    title: localised({ en: title, [field]: translated?.page.title }),
    sidebarLabel: localised({
      en: label,
      [field]: theirs?.sidebar_label ?? translated?.page.title,
    }),
    ...(description && {
      description: localised({ en: description, [field]: theirs?.description }),
    }),
    ...keywordsIn(frontMatter, theirs, field),
    version: reference(version),
    tocMin: frontMatter.toc_min_heading_level ?? 2,
    tocMax: Math.min(frontMatter.toc_max_heading_level ?? 5, 5),
    ...(frontMatter.hide_table_of_contents && { hideToc: true }),
    ...otherKeys(frontMatter, theirs, field),
    body: {
      _type: 'localeBody',
      en,
      ...(own.length > 0 && { [field]: own, [sourceFieldOf(field)]: sources }),
    },
  }
  return { ...document, imported: hashOf(document) }
}

function keywordsIn(
  { keywords = [] }: DocusaurusFrontMatter,
  theirs: DocusaurusFrontMatter | undefined,
  field: TranslationField,
): Pick<PageDocument, 'keywords'> {
  if (keywords.length === 0) return {}
  const own = theirs?.keywords
  const words = { en: keywordsOf(keywords), [field]: own && keywordsOf(own) }
  return { keywords: { ...localised(words), _type: 'localeText' } }
}

/** The body in both languages, with the alternative texts of images in both. */
function bodies(
  english: ReadPage,
  translated: ReadPage | undefined,
  field: TranslationField,
  problems: ImportProblem[],
): { en: Block[]; own: Block[]; sources: TranslationSource[] } {
  if (!translated) return { en: english.page.blocks, own: [], sources: [] }
  const { file } = translated.source
  const { blocks, lines } = translated.page
  const found = docusaurusTranslation(english.page.blocks, blocks)
  const { english: en, own } = mergeImageTexts(
    english.page.blocks,
    blocks,
    found,
    field,
    ({ _key }, message) =>
      problems.push({ file, line: lines.get(_key) ?? 1, kind: 'changed', message }),
  )
  const { different, above, alone } = found
  // Images are stored once, at their English position.
  const further = alone.translated - (found.blocks.length - own.length)
  if (alone.en + further + different.size + above.size > 0) {
    const said = above.size > 0 ? `, ${above.size} are said in the block above` : ''
    const message = `built otherwise than the English: ${alone.en} blocks stand in English alone, ${further} in the translation alone, ${different.size} differ${said}.`
    problems.push({ file, line: 1, kind: 'changed', message })
  }
  const keys = new Set(own.map((block) => block._key))
  const sources = english.page.blocks
    .filter((block) => keys.has(block._key))
    .map((block) => {
      if (different.has(block._key)) return { _key: block._key, hash: DIFFERENT }
      return above.has(block._key) ? { ...sourceOf(block), above: true } : sourceOf(block)
    })
  return { en, own, sources }
}

/** Stands in for a source hash: it equals no text's hash, so the translation counts as outdated. */
const DIFFERENT = 'different'

const lastName = (path: string): string => path.split('/').at(-1) ?? path

/** Front matter without a meaning here, in both languages. */
function otherKeys(
  en: DocusaurusFrontMatter,
  translated: DocusaurusFrontMatter | undefined,
  field: TranslationField,
): Pick<PageDocument, 'otherKeys'> {
  const [own, theirs] = [unsupportedKeys(en), unsupportedKeys(translated ?? {})]
  const names = [...new Set([...Object.keys(own), ...Object.keys(theirs)])].sort()
  if (names.length === 0) return {}
  return {
    otherKeys: names.map((name) => ({
      _key: textHash(name),
      name,
      ...(name in own && { en: JSON.stringify(own[name]) }),
      ...(name in theirs && { [field]: JSON.stringify(theirs[name]) }),
    })),
  }
}
