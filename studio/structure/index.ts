import { CalendarIcon } from '@sanity/icons/Calendar'
import { CogIcon } from '@sanity/icons/Cog'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { ListIcon } from '@sanity/icons/List'
import { SparklesIcon } from '@sanity/icons/Sparkles'
import { ThListIcon } from '@sanity/icons/ThList'
import { TransferIcon } from '@sanity/icons/Transfer'
import { VersionsIcon } from '@sanity/icons/Versions'
import type { ListItemBuilder, StructureBuilder, StructureResolver } from 'sanity/structure'
import { API_VERSION } from '../../schemas/api-version.ts'
import { interfaceWords } from '../interface/interface-words.ts'
import { wordsIn } from '../interface/use-words.ts'
import { apiReference } from './api-reference.ts'
import { attention } from './attention/attention.ts'
import { pages } from './pages.ts'

/** What stands in the first column, in the order in which people work. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('root')
    .title(wordsIn(context.i18n, interfaceWords)('root'))
    .items([
      pages(S, context),
      attention(S, context),
      S.divider(),
      apiReference(S, context),
      enumsAndErrors(S),
      changelog(S),
      S.divider(),
      single(S, 'navigation', 'navigation', 'Navigation and footer').icon(ThListIcon),
      single(S, 'announcement', 'siteSettings', 'Announcement').icon(SparklesIcon),
      S.divider(),
      S.documentTypeListItem('docsVersion').title('Versions').icon(VersionsIcon),
      S.documentTypeListItem('redirect').title('Redirects').icon(TransferIcon),
      settings(S),
    ])

function enumsAndErrors(S: StructureBuilder): ListItemBuilder {
  const errorPages = S.documentList()
    .title('Error codes')
    .apiVersion(API_VERSION)
    .schemaType('page')
    .filter('_type == "page" && "error" in string::split(path.current, "/")')
  return S.listItem()
    .id('enums-and-errors')
    .title('Enums and errors')
    .icon(ListIcon)
    .child(
      S.list()
        .title('Enums and errors')
        .items([
          S.documentTypeListItem('enumDefinition').title('Enumerations').icon(ListIcon),
          S.listItem().id('errors').title('Error codes').icon(ErrorOutlineIcon).child(errorPages),
        ]),
    )
}

/** The entries as readers find them. */
function changelog(S: StructureBuilder): ListItemBuilder {
  const newestFirst = [{ field: 'date', direction: 'desc' as const }]
  const list = S.documentTypeList('changelogEntry').title('Changelog')
  return S.listItem()
    .id('changelog')
    .title('Changelog')
    .icon(CalendarIcon)
    .schemaType('changelogEntry')
    .child(list.defaultOrdering(newestFirst))
}

function settings(S: StructureBuilder): ListItemBuilder {
  return S.listItem()
    .id('settings')
    .title('Settings')
    .icon(CogIcon)
    .child(
      S.list()
        .title('Settings')
        .items([
          single(S, 'site', 'siteSettings', 'Site').icon(CogIcon),
          S.documentTypeListItem('apiEnvironment').title('Environments').icon(EarthGlobeIcon),
        ]),
    )
}

/** A type of which there is one document, its id the type's name: no list, the document itself. */
function single(S: StructureBuilder, id: string, type: string, title: string): ListItemBuilder {
  return S.listItem()
    .id(id)
    .title(title)
    .schemaType(type)
    .child(S.document().id(id).documentId(type).schemaType(type).title(title))
}
