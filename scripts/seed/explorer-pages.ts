import type { OperationBlock } from '../../blocks/operation/model.ts'
import { operationId, pageId } from '../../schemas/ids.ts'
import { blockKey } from '../../schemas/markdown/source.ts'
import { operationsFromSpec } from '../sync-specs/operations-from-spec.ts'
import type { Spec } from '../sync-specs/read-spec.ts'
import type { OperationDocument } from '../sync-specs/types.ts'
import { translationsOf } from '../sync-specs/words.ts'
import { type DocumentWithFile, localised, type PageDocument, reference } from './documents.ts'
import { EXPLORER, type Section, sectionPage } from './explorer-section.ts'

/**
 * The explorer's pages: one per operation with `x-explorer`, and an overview per section, whose cards follow `order`
 * (page ids, as in the sidebars).
 */
export function explorerPages(
  specs: readonly Spec[],
  version: string,
  order: readonly string[],
): DocumentWithFile<PageDocument>[] {
  const operations = specs.flatMap((spec) =>
    operationsFromSpec(spec).map((document) => ({ file: spec.file, document })),
  )
  const shown = operations.flatMap(({ file, document }) =>
    document.explorer === undefined
      ? []
      : [{ file, document: operationPage(document, document.explorer, version) }],
  )
  const paths = shown
    .map(({ document }) => document.path.current)
    .sort((a, b) => order.indexOf(pageId(a)) - order.indexOf(pageId(b)))
  const overviews = specs.flatMap(sectionsOf).map((section) => {
    const [folder = ''] = section.place.split('/')
    const within = paths.filter((path) => path.startsWith(`${EXPLORER}/${folder}/`))
    return { file: section.file, document: sectionPage(section, within, version) }
  })
  return [...overviews, ...shown]
}

function operationPage(
  { method, path: request, summary }: OperationDocument,
  place: string,
  version: string,
): PageDocument {
  const path = `${EXPLORER}/${place}`
  const block: OperationBlock = {
    _type: 'operation',
    _key: blockKey({ file: '', page: path, text: '' }, 'operation'),
    operation: reference(operationId(method, request)),
    explorer: true,
  }
  const title = localised({ ...summary, en: summary.en ?? request })
  return {
    _id: pageId(path),
    _type: 'page',
    path: { _type: 'slug', current: path },
    title,
    sidebarLabel: title,
    version: reference(version),
    tocMin: 2,
    tocMax: 5,
    body: { _type: 'localeBody', en: [block] },
  }
}

function sectionsOf({ file, info, tags = [] }: Spec): Section[] {
  return tags.flatMap((tag) => {
    const place = tag['x-explorer']
    if (place === undefined) return []
    return [
      {
        file,
        place,
        title: { en: info.title, ...translationsOf(info, 'title') },
        description: { en: tag.description ?? '', ...translationsOf(tag, 'description') },
      },
    ]
  })
}
