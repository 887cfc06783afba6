import { DocumentsIcon } from '@sanity/icons/Documents'
import { MenuIcon } from '@sanity/icons/Menu'
import { UlistIcon } from '@sanity/icons/Ulist'
import { UnlinkIcon } from '@sanity/icons/Unlink'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { API_VERSION } from '../../schemas/api-version.ts'
import { SidebarPane } from './sidebar/sidebar-pane.tsx'

const SIDEBARS = `*[_type == "sidebar"] | order(title.en asc){
  "id": _id, "title": coalesce(title.en, "Sidebar without a title")
}`

type Sidebar = { id: string; title: string }

/** Pages in the trees of the sidebars, as readers find them, then in one list by path. */
export function pages(S: StructureBuilder, context: StructureResolverContext): ListItemBuilder {
  const client = context.getClient({ apiVersion: API_VERSION })
  return S.listItem()
    .id('pages')
    .title('Pages')
    .icon(DocumentsIcon)
    .child(async () => {
      const sidebars = await client.fetch<Sidebar[]>(SIDEBARS, {}, { perspective: 'drafts' })
      return S.list()
        .title('Pages')
        .items([
          ...sidebars.map((sidebar) =>
            S.listItem().id(sidebar.id).title(sidebar.title).icon(MenuIcon).child(tree(sidebar)),
          ),
          S.divider(),
          S.listItem()
            .id('all')
            .title('All pages, by path')
            .icon(UlistIcon)
            .child(list('All pages')),
          S.listItem()
            .id('loose')
            .title('Pages in no sidebar')
            .icon(UnlinkIcon)
            .child(
              list(
                'Pages in no sidebar',
                ' && count(*[_type == "sidebar" && references(^._id)]) == 0',
              ),
            ),
          S.documentTypeListItem('sidebar').title('Titles and first pages').icon(MenuIcon),
        ])
    })

  function tree({ id, title }: Sidebar) {
    return S.component(SidebarPane)
      .id(id)
      .title(title)
      .minWidth(360)
      .options({ sidebar: id })
      .child((child) => S.document().documentId(child).schemaType('page'))
  }

  function list(title: string, further = '') {
    return S.documentList()
      .title(title)
      .apiVersion(API_VERSION)
      .schemaType('page')
      .filter(`_type == "page"${further}`)
      .defaultOrdering([{ field: 'path.current', direction: 'asc' }])
  }
}
