import { z } from 'zod'
import { refsIn } from '../../schemas/workflow/shown-at.ts'
import type { PageKind } from '../structure/templates/page-kinds.ts'

/** GROQ query for all sidebars with their items, and for the paths of all pages. */
export const SIDEBARS = `{
  "sidebars": *[_type == "sidebar"] | order(title.en asc){
    "id": _id, "title": coalesce(title.en, name, _id), items
  },
  "pages": *[_type == "page" && defined(path.current)]{ "id": _id, "path": path.current }
}`

const schema = z.object({
  sidebars: z.array(z.object({ id: z.string(), title: z.string(), items: z.unknown() })),
  pages: z.array(z.object({ id: z.string(), path: z.string() })),
})

export interface KnownSidebar {
  id: string
  title: string
  /** Paths of the pages in the sidebar. */
  paths: string[]
}

/** Returns the sidebars with the paths of their pages; throws if the answer has another shape. */
export function parseSidebars(answer: unknown): KnownSidebar[] {
  const { sidebars, pages } = schema.parse(answer)
  const paths = new Map(pages.map(({ id, path }) => [id, path]))
  return sidebars.map(({ id, title, items }) => ({
    id,
    title,
    paths: refsIn(items).flatMap((page) => paths.get(page) ?? []),
  }))
}

/**
 * Returns the sidebar for a new page of a kind: the one with most of the pages in the kind's folder, or, for a kind
 * without a folder, with most of the pages that are in no kind's folder.
 */
export function sidebarFor(
  kind: Pick<PageKind, 'folder'>,
  kinds: readonly Pick<PageKind, 'folder'>[],
  sidebars: readonly KnownSidebar[],
): KnownSidebar | undefined {
  const folders = kinds.flatMap(({ folder }) => folder ?? [])
  const isIn = (path: string, folder: string) => path.startsWith(`${folder}/`)
  const belongs = (path: string) =>
    kind.folder === undefined
      ? !folders.some((folder) => isIn(path, folder))
      : isIn(path, kind.folder)
  const [most] = sidebars
    .map((sidebar) => ({ sidebar, count: sidebar.paths.filter(belongs).length }))
    .sort((a, b) => b.count - a.count)
  return most?.sidebar
}
