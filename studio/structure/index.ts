import { BookIcon } from '@sanity/icons/Book'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentsIcon } from '@sanity/icons/Documents'
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
import type { Say } from '../interface/words.ts'
import { apiReference } from './api-reference.ts'
import { attention } from './attention/attention.ts'
import { pages } from './pages.ts'
import { structureWords } from './structure-words.ts'

type SayStructure = Say<keyof typeof structureWords.en>

/** What is in the first column, in the order in which people work. */
export const structure: StructureResolver = (S, context) => {
  const say = wordsIn(context.i18n, structureWords)
  return S.list()
    .id('root')
    .title(wordsIn(context.i18n, interfaceWords)('root'))
    .items([
      pages(S, context),
      attention(S, context),
      S.divider(),
      apiReference(S, context),
      enumsAndErrors(S, say),
      changelog(S, say),
      S.divider(),
      single(S, 'navigation', 'navigation', say('navigation')).icon(ThListIcon),
      single(S, 'announcement', 'siteSettings', say('announcement')).icon(SparklesIcon),
      S.divider(),
      S.documentTypeListItem('translationTerm').title(say('glossary')).icon(BookIcon),
      S.documentTypeListItem('docsVersion').title(say('versions')).icon(VersionsIcon),
      S.documentTypeListItem('redirect').title(say('redirects')).icon(TransferIcon),
      settings(S, say),
    ])
}

function enumsAndErrors(S: StructureBuilder, say: SayStructure): ListItemBuilder {
  const errorPages = S.documentList()
    .id('errors')
    .title(say('errorPages'))
    .apiVersion(API_VERSION)
    .schemaType('page')
    .filter('_type == "page" && "error" in string::split(path.current, "/")')
  return S.listItem()
    .id('enums-and-errors')
    .title(say('enumsAndErrors'))
    .icon(ListIcon)
    .child(
      S.list()
        .id('enums-and-errors')
        .title(say('enumsAndErrors'))
        .items([
          S.documentTypeListItem('enumDefinition').title(say('enumerations')).icon(ListIcon),
          S.documentTypeListItem('errorCode').title(say('errorCodes')).icon(ErrorOutlineIcon),
          S.listItem().id('errors').title(say('errorPages')).icon(DocumentsIcon).child(errorPages),
        ]),
    )
}

/** The entries as readers find them. */
function changelog(S: StructureBuilder, say: SayStructure): ListItemBuilder {
  const newestFirst = [{ field: 'date', direction: 'desc' as const }]
  const list = S.documentTypeList('changelogEntry').title(say('changelog'))
  return S.listItem()
    .id('changelog')
    .title(say('changelog'))
    .icon(CalendarIcon)
    .schemaType('changelogEntry')
    .child(list.defaultOrdering(newestFirst))
}

function settings(S: StructureBuilder, say: SayStructure): ListItemBuilder {
  return S.listItem()
    .id('settings')
    .title(say('settings'))
    .icon(CogIcon)
    .child(
      S.list()
        .id('settings')
        .title(say('settings'))
        .items([
          single(S, 'site', 'siteSettings', say('site')).icon(CogIcon),
          S.documentTypeListItem('apiEnvironment').title(say('environments')).icon(EarthGlobeIcon),
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
