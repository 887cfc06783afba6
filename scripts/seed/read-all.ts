import { readSpecs } from '../sync-specs/read-specs.ts'
import { explorerPages } from './explorer-pages.ts'
import { linksIn } from './links-in.ts'
import { type Content, readContent } from './read-content.ts'

/** The content, with the pages of the explorer that the specs name. Folders are absolute. */
export async function readAll(folder: string, specs: string): Promise<Content> {
  const content = await readContent(folder)
  const order = content.others
    .filter(({ document }) => document._type === 'sidebar')
    .flatMap(({ document }) => linksIn(document).map(({ target }) => target))
  const explorer = explorerPages((await readSpecs(specs)).rest, content.version, order)
  return { ...content, pages: [...content.pages, ...explorer] }
}
