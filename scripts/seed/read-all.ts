import type { Spec } from '../sync-specs/read-spec.ts'
import type { Specs } from '../sync-specs/read-specs.ts'
import { explorerPages } from './explorer-pages.ts'
import { linksIn } from './links-in.ts'
import { type Content, readContent } from './read-content.ts'

/** Reads the content of a folder (absolute), with the explorer pages of the specs. */
export async function readAll(folder: string, { rest }: Pick<Specs, 'rest'>): Promise<Content> {
  return withExplorer(await readContent(folder), rest)
}

/** Adds the explorer pages of `specs` to the content. */
export function withExplorer(content: Content, specs: readonly Spec[]): Content {
  const order = content.others
    .filter(({ document }) => document._type === 'sidebar')
    .flatMap(({ document }) => linksIn(document).map(({ target }) => target))
  const explorer = explorerPages(specs, content.version, order)
  return { ...content, pages: [...content.pages, ...explorer] }
}
