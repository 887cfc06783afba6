import type { SchemaTypeDefinition } from 'sanity'
import { blockSchemas } from '../blocks/lists/schema.ts'
import { announcement } from './documents/announcement.ts'
import { apiChannel } from './documents/apiChannel.ts'
import { apiEnvironment } from './documents/apiEnvironment.ts'
import { apiOperation } from './documents/apiOperation.ts'
import { changelogEntry } from './documents/changelogEntry.ts'
import { changeReceiver } from './documents/changeReceiver.ts'
import { docsVersion } from './documents/docsVersion.ts'
import { enumDefinition } from './documents/enumDefinition.ts'
import { errorCode } from './documents/errorCode.ts'
import { navigation } from './documents/navigation.ts'
import { page } from './documents/page.ts'
import { redirect } from './documents/redirect.ts'
import { searchCuration } from './documents/searchCuration.ts'
import { searchStopWords } from './documents/searchStopWords.ts'
import { searchSynonym } from './documents/searchSynonym.ts'
import { sidebar } from './documents/sidebar.ts'
import { siteSettings } from './documents/siteSettings.ts'
import { translationTerm } from './documents/translationTerm.ts'
import { workflow } from './documents/workflow.ts'
import { apiChange } from './objects/apiChange.ts'
import { apiDeprecation } from './objects/apiDeprecation.ts'
import { apiField } from './objects/apiField.ts'
import { localeBody } from './objects/localeBody.ts'
import { localeString } from './objects/localeString.ts'
import { localeText } from './objects/localeText.ts'
import { navItem } from './objects/navItem.ts'
import { searchPin } from './objects/searchPin.ts'
import { sidebarCategory } from './objects/sidebarCategory.ts'
import { sidebarLink } from './objects/sidebarLink.ts'
import { sidebarPage } from './objects/sidebarPage.ts'

/** All types of the content model, for the Studio. */
export const schemaTypes: SchemaTypeDefinition[] = [
  page,
  sidebar,
  apiOperation,
  apiChannel,
  enumDefinition,
  errorCode,
  changelogEntry,
  announcement,
  navigation,
  siteSettings,
  workflow,
  redirect,
  docsVersion,
  apiEnvironment,
  changeReceiver,
  translationTerm,
  searchSynonym,
  searchCuration,
  searchStopWords,
  localeString,
  localeText,
  localeBody,
  apiChange,
  apiDeprecation,
  apiField,
  sidebarPage,
  sidebarLink,
  sidebarCategory,
  navItem,
  searchPin,
  ...Object.values(blockSchemas),
]

/** The names of the document types. */
export const documentTypes: string[] = schemaTypes.flatMap(({ name, type }) =>
  type === 'document' ? [name] : [],
)
