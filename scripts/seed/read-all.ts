import type { Spec } from '../sync-specs/read-spec.ts'
import type { Specs } from '../sync-specs/read-specs.ts'
import { explorerPages } from './explorer-pages.ts'
import { linksIn } from './links-in.ts'
import { type Content, readContent } from './read-content.ts'

/** The content of a folder (absolute), with the pages of the explorer that the specs name. */
export async function readAll(folder: string, { rest }: Pick<Specs, 'rest'>): Promise<Content> {
  return withExplorer(await readContent(folder), rest)
}

/** The content, with the pages of the explorer that `specs` name. */
export function withExplorer(content: Content, specs: readonly Spec[]): Content {
  const order = content.others
    .filter(({ document }) => document._type === 'sidebar')
    .flatMap(({ document }) => linksIn(document).map(({ target }) => target))
  const explorer = explorerPages(specs, content.version, order)
  return { ...content, pages: [...content.pages, ...explorer] }
}
