/** Of which type an object of words is: lines of text, or the blocks of a body. */
export type WordsType = 'localeString' | 'localeText' | 'localeBody'

/**
 * Where documents hold words with translations, by type and path: steps into lists are left out, and a list
 * within itself is named once. The test compares it with the content model, which is too large to be loaded by
 * what enforces rights.
 */
export const WORD_PLACES: Readonly<Record<string, Readonly<Record<string, WordsType>>>> = {
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

/** Of which type the words at `path` of a document of `type` are; undefined where there are none. */
export const wordsTypeAt = (type: unknown, path: readonly string[]): WordsType | undefined =>
  WORD_PLACES[String(type)]?.[path.join('.').replace(REPEATED, '$1items')]

/** A term of the glossary, whose translation is a field of the document itself. */
const TERM = 'translationTerm'

/** An object in a document: the type of the document, the names that lead there, and the type of what holds it. */
export interface WordPlace {
  type: string
  names: readonly string[]
  holder?: unknown
}

/** Of which type the words of an object are, by its place in the content model and never by what it holds. */
export function wordsTypeOf({ type, names, holder }: WordPlace): WordsType | undefined {
  if (type === TERM && names.length === 0) return 'localeString'
  // An image is written once, in the English body, and described in both languages.
  const isAlt =
    type === 'page' && names[0] === 'body' && holder === 'image' && names.at(-1) === 'alt'
  return isAlt ? 'localeString' : wordsTypeAt(type, names)
}

/** Whether documents of a type have words in both languages. */
export const hasTranslations = (type: string): boolean => type === TERM || type in WORD_PLACES
