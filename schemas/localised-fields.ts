/** The type of a localised text: one line, several lines, or the blocks of a body. */
export type WordsType = 'localeString' | 'localeText' | 'localeBody'

/**
 * The places of localised texts by document type and path: list items are left out, and a recursive list is named once.
 * A test compares this table with the content model, which is too large for the code that enforces permissions.
 */
export const LOCALISED_FIELDS: Readonly<Record<string, Readonly<Record<string, WordsType>>>> = {
  page: {
    title: 'localeString',
    description: 'localeString',
    body: 'localeBody',
    sidebarLabel: 'localeString',
    keywords: 'localeText',
  },
  sidebar: {
    title: 'localeString',
    'items.label': 'localeString',
  },
  apiOperation: {
    summary: 'localeString',
    description: 'localeText',
    'parameters.description': 'localeText',
    'parameters.deprecation.reason': 'localeText',
    'parameters.deprecatedValues.deprecation.reason': 'localeText',
    'response.description': 'localeText',
    'response.deprecation.reason': 'localeText',
    'response.deprecatedValues.deprecation.reason': 'localeText',
    'deprecation.reason': 'localeText',
    'requestExamples.title': 'localeString',
    'responseExamples.title': 'localeString',
  },
  apiChannel: {
    summary: 'localeString',
    description: 'localeText',
    'delivery.description': 'localeText',
    'topics.summary': 'localeString',
    'topics.description': 'localeText',
    'topics.parameters.description': 'localeText',
    'topics.parameters.deprecation.reason': 'localeText',
    'topics.parameters.deprecatedValues.deprecation.reason': 'localeText',
    'messages.title': 'localeString',
    'messages.examples.title': 'localeString',
    'messages.fields.description': 'localeText',
    'messages.fields.deprecation.reason': 'localeText',
    'messages.fields.deprecatedValues.deprecation.reason': 'localeText',
    'limits.description': 'localeText',
    'deprecation.reason': 'localeText',
  },
  enumDefinition: {
    title: 'localeString',
    description: 'localeText',
    'values.label': 'localeString',
    'values.deprecation.reason': 'localeText',
  },
  errorCode: {
    title: 'localeString',
    'codes.meaning': 'localeText',
    'codes.action': 'localeText',
  },
  changelogEntry: {
    title: 'localeString',
    body: 'localeText',
  },
  announcement: {
    text: 'localeString',
  },
  navigation: {
    'items.label': 'localeString',
    'footer.title': 'localeString',
    'footer.links.label': 'localeString',
  },
  siteSettings: {
    name: 'localeString',
    tagline: 'localeString',
    copyright: 'localeString',
    'landing.title': 'localeString',
    'landing.lead': 'localeText',
    'landing.tasks.title': 'localeString',
    'landing.tasks.text': 'localeString',
  },
  apiEnvironment: {
    label: 'localeString',
  },
}

const REPEATED = /(^|\.)items(?:\.items)+(?=\.|$)/g

/** Returns the type of the localised text at `path` of a document type; undefined if there is none. */
export const wordsTypeAt = (type: unknown, path: readonly string[]): WordsType | undefined =>
  LOCALISED_FIELDS[String(type)]?.[path.join('.').replace(REPEATED, '$1items')]

/** A glossary term's translation is a field of the document itself. */
const TERM = 'translationTerm'

/** The location of an object: the document's type, the path's names, and the type of the surrounding object. */
export interface FieldContext {
  type: string
  names: readonly string[]
  holder?: unknown
}

/** Returns the type of an object's localised text by its place in the content model, never by its content. */
export function wordsTypeOf({ type, names, holder }: FieldContext): WordsType | undefined {
  if (type === TERM && names.length === 0) return 'localeString'
  // An image is stored once, in the English body, with an alternative text per language.
  const isAlt =
    type === 'page' && names[0] === 'body' && holder === 'image' && names.at(-1) === 'alt'
  return isAlt ? 'localeString' : wordsTypeAt(type, names)
}

/** Whether documents of a type have localised text. */
export const hasTranslations = (type: string): boolean => type === TERM || type in LOCALISED_FIELDS
