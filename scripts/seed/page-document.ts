import type { Block } from '../../blocks/lists/model.ts'
import { pageId, versionId } from '../../schemas/ids.ts'
import {
  englishPage,
  type MarkdownPage,
  translatedPage,
} from '../../schemas/markdown/markdown-page.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { sourceOf, type TranslationSource } from '../../schemas/translation-source.ts'
import { localised, type PageDocument, reference } from './documents.ts'

export interface PageFiles {
  /** `v5/market/kline`. */
  path: string
  en: { file: string; text: string }
  zhTW?: { file: string; text: string }
}

/** One page of both locales; `version` is the id of the newest docsVersion. */
export function pageDocument(files: PageFiles, version: string): PageDocument {
  const english = englishPage({ ...files.en, page: files.path })
  const chinese =
    files.zhTW && translatedPage({ ...files.zhTW, page: files.path }, english, files.en.file)
  const older = chinese?.frontMatter.outdatedWords
  const words = <K extends 'sidebarLabel' | 'description'>(name: K) => {
    const en = english.frontMatter[name]
    return en === undefined
      ? {}
      : { [name]: localised({ en, zhTW: chinese?.frontMatter[name], zhTWSource: older?.[name] }) }
  }
  const { tocMin = 2, tocMax = 5, hideToc, version: label, more } = english.frontMatter
  return {
    ...more,
    _id: pageId(files.path),
    _type: 'page',
    path: { _type: 'slug', current: files.path },
    title: localised({
      en: english.frontMatter.title,
      zhTW: chinese?.frontMatter.title,
      zhTWSource: older?.title,
    }),
    ...words('sidebarLabel'),
    ...words('description'),
    version: reference(label === undefined ? version : versionId(label)),
    tocMin,
    tocMax,
    ...(hideToc !== undefined && { hideToc }),
    body: { _type: 'localeBody', en: english.blocks, ...translation(english.blocks, chinese) },
  }
}

/** What a block is a translation of, where that is no more what the English block says. */
function outdatedSource(
  _key: string,
  older: string | { text: string } | undefined,
): TranslationSource | undefined {
  if (older === undefined) return undefined
  if (typeof older === 'string') return { _key, hash: older }
  return { _key, hash: textHash(older.text), text: older.text }
}

function translation(
  english: Block[],
  chinese: MarkdownPage | undefined,
): Pick<PageDocument['body'], 'zhTW' | 'zhTWSource'> {
  if (!chinese || chinese.blocks.length === 0) return {}
  const translated = new Set(chinese.blocks.map((block) => block._key))
  const { outdated } = chinese.frontMatter
  const zhTWSource = english.flatMap((block, index) => {
    if (!translated.has(block._key)) return []
    return [outdatedSource(block._key, outdated?.[index + 1]) ?? sourceOf(block)]
  })
  return { zhTW: chinese.blocks, zhTWSource }
}
