import { DocumentsIcon } from '@sanity/icons/Documents'
import { MenuIcon } from '@sanity/icons/Menu'
import { UlistIcon } from '@sanity/icons/Ulist'
import { UnlinkIcon } from '@sanity/icons/Unlink'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { API_VERSION } from '../../schemas/api-version.ts'
import { fixedT } from '../i18n/use-messages.ts'
import { SidebarPane } from './sidebar/sidebar-pane.tsx'
import { structureMessages } from './structure-messages.ts'

const SIDEBARS = `*[_type == "sidebar"] | order(title.en asc){
  "id": _id, "title": coalesce(title.en, "")
}`

type Sidebar = { id: string; title: string }

/** Pages in the trees of their sidebars, followed by one list ordered by path. */
export function pages(S: StructureBuilder, context: StructureResolverContext): ListItemBuilder {
  const t = fixedT(context.i18n, structureMessages)
  const client = context.getClient({ apiVersion: API_VERSION })
  return S.listItem()
    .id('pages')
    .title(t('pages'))
    .icon(DocumentsIcon)
    .child(async () => {
      const sidebars = await client.fetch<Sidebar[]>(SIDEBARS, {}, { perspective: 'drafts' })
      return S.list()
        .id('pages')
        .title(t('pages'))
        .items([
          ...sidebars
            .map(({ id, title }) => ({ id, title: title || t('untitledSidebar') }))
            .map((sidebar) =>
              S.listItem().id(sidebar.id).title(sidebar.title).icon(MenuIcon).child(tree(sidebar)),
            ),
          S.divider(),
          S.listItem()
            .id('all')
            .title(t('allPages'))
            .icon(UlistIcon)
            .child(list('all', t('allPages'))),
          S.listItem()
            .id('loose')
            .title(t('loosePages'))
            .icon(UnlinkIcon)
            .child(
              list(
                'loose',
                t('loosePages'),
                ' && count(*[_type == "sidebar" && references(^._id)]) == 0',
              ),
            ),
          S.documentTypeListItem('sidebar').title(t('sidebars')).icon(MenuIcon),
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

  function list(id: string, title: string, further = '') {
    return S.documentList()
      .id(id)
      .title(title)
      .apiVersion(API_VERSION)
      .schemaType('page')
      .filter(`_type == "page"${further}`)
      .defaultOrdering([{ field: 'path.current', direction: 'asc' }])
  }
}
