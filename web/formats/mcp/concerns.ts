import { enumId } from '../../../schemas/ids.ts'
import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import { pageBlocks } from '../../content/blocks/page-blocks.ts'
import type { ChangelogEntry, Field, PageData } from '../../content/model/page-data.ts'

/** What a client uses that calls what some pages are about, told apart by ids and names. */
export interface UsedParts {
  /** Addresses of the pages, in their locale. */
  hrefs: ReadonlySet<string>
  /** Ids of operations, channels, enumerations and groups of codes. */
  documents: ReadonlySet<string>
  /** Names, in small letters, that the enumerations may have whose values their fields take. */
  enums: ReadonlySet<string>
}

export function usedOn(pages: readonly PageData[], locale: Locale): UsedParts {
  const shown = pages.flatMap(({ body }) => pageBlocks(body).flatMap(documentsIn))
  return {
    hrefs: new Set(pages.map(({ path }) => pageHref(path, locale))),
    documents: new Set(shown.map(({ id }) => id)),
    enums: new Set(
      shown.flatMap(({ fields }) =>
        fields.filter(({ values }) => values.length > 0).flatMap(enumNames),
      ),
    ),
  }
}

/** `entry` with what of it concerns a client that uses these; undefined where nothing does. */
export function concerning(entry: ChangelogEntry, used: UsedParts): ChangelogEntry | undefined {
  const changes = entry.changes.filter(
    ({ subject, name }) =>
      used.documents.has(subject) ||
      (subject === enumId(name) && used.enums.has(name.toLowerCase())),
  )
  if (changes.length > 0)
    return { ...entry, changes, breaking: changes.some((one) => one.breaking) }
  return entry.pages.some(({ href }) => used.hrefs.has(href)) ? { ...entry, changes } : undefined
}

type Block = ReturnType<typeof pageBlocks>[number]

function documentsIn(block: Block): { id: string; fields: readonly Field[] }[] {
  switch (block._type) {
    case 'operation': {
      const { documentId, parameters, response } = block.operation
      return [{ id: documentId, fields: [...parameters, ...response] }]
    }
    case 'channel': {
      const { documentId, topics, messages } = block.channel
      const fields = [
        ...topics.flatMap((one) => one.parameters),
        ...messages.flatMap((one) => one.fields),
      ]
      return [{ id: documentId, fields }]
    }
    case 'enumTable':
      return [{ id: block.enum.documentId, fields: [] }]
    case 'errorTable':
      return [{ id: block.errors.documentId, fields: [] }]
    default:
      return []
  }
}

/** What the enumeration of a field may be called: as the field, or as the rows are that explain its values. */
function enumNames({ name, values }: Field): string[] {
  const explained = values.flatMap(({ value, href }) => {
    const anchor = href?.split('#')[1]
    return anchor?.endsWith(`-${value}`) ? [anchor.slice(0, -value.length - 1)] : []
  })
  return [name, ...explained].map((one) => one.toLowerCase())
}
