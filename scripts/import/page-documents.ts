import type { Block } from '../../blocks/lists/model.ts'
import { pageId } from '../../schemas/ids.ts'
import type { Problem } from '../../schemas/markdown/docusaurus/problems.ts'
import { docusaurusTranslation } from '../../schemas/markdown/docusaurus/translation.ts'
import { sourceOf, type TranslationSource } from '../../schemas/translation-source.ts'
import { localised, type PageDocument, reference } from '../seed/documents.ts'
import { otherKeys } from './other-keys.ts'
import { withTheirWords } from './pictures/picture-words.ts'
import type { ReadPage } from './read-pages.ts'
import { importRecord } from './update/record.ts'

/** A document for each English page, with its translation; `version` is the id of its docsVersion. */
export function pageDocuments(
  en: ReadPage[],
  translated: ReadPage[],
  version: string,
): { documents: PageDocument[]; problems: Problem[] } {
  const problems: Problem[] = []
  const byPath = new Map(translated.map((one) => [one.path, one]))
  const documents = en.map((english) => {
    const other = byPath.get(english.path)
    byPath.delete(english.path)
    return pageDocument(english, other, version, problems)
  })
  for (const alone of byPath.values()) {
    const message = 'the page has no English one: in English it has a title only.'
    problems.push({ file: alone.source.file, line: 1, kind: 'changed', message })
    documents.push(pageDocument(withoutWords(alone), alone, version, []))
  }
  return { documents, problems }
}

/** The English side of a page that is written in Chinese alone. */
function withoutWords({ path, source, page }: ReadPage): ReadPage {
  const { title: _, sidebar_label, description, ...frontMatter } = source.frontMatter
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
  problems: Problem[],
): PageDocument {
  const { frontMatter } = english.source
  const title = english.page.title ?? lastName(english.path)
  const theirs = translated?.source.frontMatter
  const description = frontMatter.description
  const label = frontMatter.sidebar_label ?? title
  const { blocks, zhTWSource } = translation(english, translated, problems)
  const document: PageDocument = {
    _id: pageId(english.path),
    _type: 'page',
    path: { _type: 'slug', current: english.path },
    title: localised({ en: title, zhTW: translated?.page.title }),
    sidebarLabel: localised({ en: label, zhTW: theirs?.sidebar_label ?? translated?.page.title }),
    ...(description && {
      description: localised({ en: description, zhTW: theirs?.description }),
    }),
    version: reference(version),
    tocMin: frontMatter.toc_min_heading_level ?? 2,
    tocMax: Math.min(frontMatter.toc_max_heading_level ?? 5, 5),
    ...(frontMatter.hide_table_of_contents && { hideToc: true }),
    ...otherKeys(frontMatter, theirs),
    body: {
      _type: 'localeBody',
      en: withTheirWords(english.page.blocks, translated?.page.blocks ?? [], (message) => {
        const file = translated?.source.file ?? ''
        problems.push({ file, line: 1, kind: 'lost', message })
      }),
      ...(blocks.length > 0 && { zhTW: blocks, zhTWSource }),
    },
  }
  return { ...document, imported: importRecord(document) }
}

function translation(
  english: ReadPage,
  translated: ReadPage | undefined,
  problems: Problem[],
): { blocks: Block[]; zhTWSource: TranslationSource[] } {
  if (!translated) return { blocks: [], zhTWSource: [] }
  const { blocks, different, alone } = docusaurusTranslation(
    english.page.blocks,
    translated.page.blocks,
  )
  if (alone.en + alone.zhTW + different.size > 0) {
    const message = `built otherwise than the English: ${alone.en} blocks stand in English alone, ${alone.zhTW} in Chinese alone, ${different.size} differ.`
    problems.push({ file: translated.source.file, line: 1, kind: 'changed', message })
  }
  const keys = new Set(blocks.map((block) => block._key))
  const zhTWSource = english.page.blocks
    .filter((block) => keys.has(block._key))
    .map((block) =>
      different.has(block._key) ? { _key: block._key, hash: DIFFERENT } : sourceOf(block),
    )
  return { blocks, zhTWSource }
}

/** The hash of no text: what it stands for is older than its English. */
const DIFFERENT = 'different'

const lastName = (path: string): string => path.split('/').at(-1) ?? path
