import { BellIcon } from '@sanity/icons/Bell'
import { BookIcon } from '@sanity/icons/Book'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { FilterIcon } from '@sanity/icons/Filter'
import { LinkIcon } from '@sanity/icons/Link'
import { ListIcon } from '@sanity/icons/List'
import { PinIcon } from '@sanity/icons/Pin'
import { SearchIcon } from '@sanity/icons/Search'
import { ThListIcon } from '@sanity/icons/ThList'
import { TransferIcon } from '@sanity/icons/Transfer'
import { VersionsIcon } from '@sanity/icons/Versions'
import type { ListItemBuilder, StructureBuilder, StructureResolver } from 'sanity/structure'
import { API_VERSION } from '../../schemas/api-version.ts'
import { interfaceMessages } from '../i18n/interface-messages.ts'
import type { TFunction } from '../i18n/messages.ts'
import { fixedT } from '../i18n/use-messages.ts'
import { announcements } from './announcements/announcements.ts'
import { apiReference } from './api-reference.ts'
import { attention } from './attention/attention.ts'
import { pages } from './pages.ts'
import { scheduled } from './scheduled/scheduled.ts'
import { structureMessages } from './structure-messages.ts'

type StructureT = TFunction<keyof typeof structureMessages.en>

/** The first column of the Studio, in the order of the users' work. */
export const studioStructure: StructureResolver = (S, context) => {
  const t = fixedT(context.i18n, structureMessages)
  return S.list()
    .id('root')
    .title(fixedT(context.i18n, interfaceMessages)('root'))
    .items([
      pages(S, context),
      attention(S, context),
      scheduled(S, context),
      S.divider(),
      apiReference(S, context),
      enumsAndErrors(S, t),
      changelog(S, t),
      S.divider(),
      single(S, 'navigation', 'navigation', t('navigation')).icon(ThListIcon),
      announcements(S, context),
      S.divider(),
      S.documentTypeListItem('translationTerm').title(t('glossary')).icon(BookIcon),
      search(S, t),
      S.documentTypeListItem('docsVersion').title(t('versions')).icon(VersionsIcon),
      S.documentTypeListItem('redirect').title(t('redirects')).icon(TransferIcon),
      settings(S, t),
    ])
}

function enumsAndErrors(S: StructureBuilder, t: StructureT): ListItemBuilder {
  const errorPages = S.documentList()
    .id('errors')
    .title(t('errorPages'))
    .apiVersion(API_VERSION)
    .schemaType('page')
    .filter('_type == "page" && "error" in string::split(path.current, "/")')
  return S.listItem()
    .id('enums-and-errors')
    .title(t('enumsAndErrors'))
    .icon(ListIcon)
    .child(
      S.list()
        .id('enums-and-errors')
        .title(t('enumsAndErrors'))
        .items([
          S.documentTypeListItem('enumDefinition').title(t('enumerations')).icon(ListIcon),
          S.documentTypeListItem('errorCode').title(t('errorCodes')).icon(ErrorOutlineIcon),
          S.listItem().id('errors').title(t('errorPages')).icon(DocumentsIcon).child(errorPages),
        ]),
    )
}

/** Changelog entries in the order in which readers see them. */
function changelog(S: StructureBuilder, t: StructureT): ListItemBuilder {
  const newestFirst = [{ field: 'date', direction: 'desc' as const }]
  const list = S.documentTypeList('changelogEntry').title(t('changelog'))
  return S.listItem()
    .id('changelog')
    .title(t('changelog'))
    .icon(CalendarIcon)
    .schemaType('changelogEntry')
    .child(list.defaultOrdering(newestFirst))
}

function settings(S: StructureBuilder, t: StructureT): ListItemBuilder {
  return S.listItem()
    .id('settings')
    .title(t('settings'))
    .icon(CogIcon)
    .child(
      S.list()
        .id('settings')
        .title(t('settings'))
        .items([
          single(S, 'site', 'siteSettings', t('site')).icon(CogIcon),
          S.documentTypeListItem('apiEnvironment').title(t('environments')).icon(EarthGlobeIcon),
          S.documentTypeListItem('changeReceiver').title(t('receivers')).icon(BellIcon),
        ]),
    )
}

/** Documents that adjust the search. */
function search(S: StructureBuilder, t: StructureT): ListItemBuilder {
  return S.listItem()
    .id('search')
    .title(t('search'))
    .icon(SearchIcon)
    .child(
      S.list()
        .id('search')
        .title(t('search'))
        .items([
          S.documentTypeListItem('searchSynonym').title(t('synonyms')).icon(LinkIcon),
          S.documentTypeListItem('searchCuration').title(t('curations')).icon(PinIcon),
          single(S, 'stop-words', 'searchStopWords', t('stopWords')).icon(FilterIcon),
        ]),
    )
}

/** A type with one document, whose id is the type's name: opens the document without a list. */
function single(S: StructureBuilder, id: string, type: string, title: string): ListItemBuilder {
  return S.listItem()
    .id(id)
    .title(title)
    .schemaType(type)
    .child(S.document().id(id).documentId(type).schemaType(type).title(title))
}
