import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import { pageBlocks } from '../../content/blocks/page-blocks.ts'
import type { ChangelogEntry, PageData } from '../../content/model/page-data.ts'

/** The parts of the API that some pages show. */
export interface PageParts {
  /** Addresses of the pages in their locale. */
  hrefs: ReadonlySet<string>
  /** Ids of operations, channels, enumerations and error groups. */
  documents: ReadonlySet<string>
}

export function partsOnPages(pages: readonly PageData[], locale: Locale): PageParts {
  return {
    hrefs: new Set(pages.map(({ path }) => pageHref(path, locale))),
    documents: new Set(pages.flatMap(({ body }) => pageBlocks(body).flatMap(documentIn))),
  }
}

/** `entry` reduced to the changes that concern these parts; undefined when none does. */
export function changesConcerning(
  entry: ChangelogEntry,
  { hrefs, documents }: PageParts,
): ChangelogEntry | undefined {
  const changes = entry.changes.filter(({ subject, users = [] }) =>
    [subject, ...users].some((id) => documents.has(id)),
  )
  if (changes.length > 0)
    return { ...entry, changes, breaking: changes.some((one) => one.breaking) }
  return entry.pages.some(({ href }) => hrefs.has(href)) ? { ...entry, changes } : undefined
}

function documentIn(block: ReturnType<typeof pageBlocks>[number]): string[] {
  switch (block._type) {
    case 'operation':
      return [block.operation.documentId]
    case 'channel':
      return [block.channel.documentId]
    case 'enumTable':
      return [block.enum.documentId]
    case 'errorTable':
      return [block.errors.documentId]
    default:
      return []
  }
}
