/** Document types with localised text, in the order of the queue, with the path of their title. */
export const PATH_OF_TYPE = {
  page: ['title'],
  changelogEntry: ['title'],
  announcement: ['text'],
  apiOperation: ['summary'],
  apiChannel: ['summary'],
  enumDefinition: ['title'],
  errorCode: ['title'],
  sidebar: ['title'],
  navigation: [],
  siteSettings: ['name'],
  apiEnvironment: ['label'],
} as const satisfies Record<string, readonly string[]>

export type TranslatedType = keyof typeof PATH_OF_TYPE

export const isTranslatedType = (type: string): type is TranslatedType => type in PATH_OF_TYPE

export const TRANSLATED_TYPES: readonly string[] = Object.keys(PATH_OF_TYPE)
