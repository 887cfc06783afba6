import { DocumentsIcon } from '@sanity/icons/Documents'
import { MenuIcon } from '@sanity/icons/Menu'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { API_VERSION } from '../../schemas/api-version.ts'
import { type SidebarEntry, sidebarTree } from './sidebar-tree.ts'

/** Pages in the trees of the sidebars, as readers find them, then in one list by path. */
export function pages(S: StructureBuilder, context: StructureResolverContext): ListItemBuilder {
  const client = context.getClient({ apiVersion: API_VERSION })
  return S.listItem()
    .id('pages')
    .title('Pages')
    .icon(DocumentsIcon)
    .child(async () => {
      const sidebars = await sidebarTree(client)
      return S.list()
        .title('Pages')
        .items([
          ...sidebars.map((sidebar) =>
            S.listItem()
              .id(sidebar.id)
              .title(sidebar.title)
              .icon(MenuIcon)
              .child(S.list().title(sidebar.title).items(sidebar.items.map(entry))),
          ),
          S.divider(),
          S.listItem().id('all').title('All pages, by path').child(list('All pages', '')),
          S.listItem()
            .id('loose')
            .title('Pages in no sidebar')
            .child(
              list(
                'Pages in no sidebar',
                ' && count(*[_type == "sidebar" && references(^._id)]) == 0',
              ),
            ),
        ])
    })

  function entry(item: SidebarEntry): ListItemBuilder {
    if (item.type === 'page') {
      return S.listItem()
        .id(item.id)
        .title(item.title)
        .schemaType('page')
        .child(S.document().documentId(item.id).schemaType('page'))
    }
    return S.listItem()
      .id(item.id)
      .title(item.title)
      .child(S.list().title(item.title).items(item.items.map(entry)))
  }

  function list(title: string, further: string) {
    return S.documentList()
      .title(title)
      .apiVersion(API_VERSION)
      .schemaType('page')
      .filter(`_type == "page"${further}`)
      .defaultOrdering([{ field: 'path.current', direction: 'asc' }])
  }
}
