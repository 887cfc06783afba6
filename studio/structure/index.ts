import { ActivityIcon } from '@sanity/icons/Activity'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CogIcon } from '@sanity/icons/Cog'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { ListIcon } from '@sanity/icons/List'
import { MenuIcon } from '@sanity/icons/Menu'
import { PlugIcon } from '@sanity/icons/Plug'
import { ThListIcon } from '@sanity/icons/ThList'
import { TransferIcon } from '@sanity/icons/Transfer'
import { TranslateIcon } from '@sanity/icons/Translate'
import { VersionsIcon } from '@sanity/icons/Versions'
import type { ListItemBuilder, StructureBuilder, StructureResolver } from 'sanity/structure'
import { interfaceWords } from '../interface/interface-words.ts'
import { wordsIn } from '../interface/use-words.ts'
import { type BySpec, bySpec } from './by-spec.ts'
import { pages } from './pages.ts'
import { translation } from './translation.ts'

/** What stands in the first column, in the order in which writers need it. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('root')
    .title(wordsIn(context.i18n, interfaceWords)('root'))
    .items([
      pages(S, context),
      S.documentTypeListItem('sidebar').title('Sidebars').icon(MenuIcon),
      changelog(S).icon(CalendarIcon),
      S.divider(),
      bySpec(S, context, operations),
      bySpec(S, context, channels),
      S.documentTypeListItem('enumDefinition').title('Enumerations').icon(ListIcon),
      S.divider(),
      translation(S).icon(TranslateIcon),
      S.divider(),
      single(S, 'navigation', 'Navigation').icon(ThListIcon),
      single(S, 'siteSettings', 'Settings').icon(CogIcon),
      S.documentTypeListItem('redirect').title('Redirects').icon(TransferIcon),
      S.documentTypeListItem('apiEnvironment').title('Environments').icon(EarthGlobeIcon),
      S.documentTypeListItem('docsVersion').title('Versions').icon(VersionsIcon),
    ])

const operations: BySpec = {
  id: 'operations',
  title: 'API operations',
  icon: PlugIcon,
  type: 'apiOperation',
  order: 'path',
}

const channels: BySpec = {
  id: 'channels',
  title: 'WebSocket topics',
  icon: ActivityIcon,
  type: 'apiChannel',
  order: 'route',
}

/** The entries as readers find them. */
function changelog(S: StructureBuilder): ListItemBuilder {
  const newestFirst = [{ field: 'date', direction: 'desc' as const }]
  const list = S.documentTypeList('changelogEntry').title('Changelog')
  return S.listItem()
    .id('changelog')
    .title('Changelog')
    .schemaType('changelogEntry')
    .child(list.defaultOrdering(newestFirst))
}

/** A type of which there is one document: no list, the document itself. */
function single(S: StructureBuilder, type: string, title: string): ListItemBuilder {
  return S.listItem()
    .id(type)
    .title(title)
    .schemaType(type)
    .child(S.document().documentId(type).schemaType(type).title(title))
}
