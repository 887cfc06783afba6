import type { LocaleField } from '../../../schemas/locales.ts'
import { specsOf } from '../read-specs.ts'
import { specDocuments } from '../spec-documents.ts'
import type { SpecFiles } from '../spec-files.ts'
import { localisedValues } from '../words-in.ts'
import { markWords, type SourceLocation, translationLocation } from './mark-words.ts'

/** Returns the location of a document's text by its path there; undefined if it has none. */
export type LocateText = (
  documentId: string,
  path: string,
  locale: LocaleField,
) => SourceLocation | undefined

/**
 * The location of each text of each document: builds the documents again from specs whose texts are marks, so that
 * references and merges need not be followed here.
 */
export function locateTexts(files: SpecFiles): LocateText {
  const places = new Map<string, SourceLocation>()
  const siblings = Object.fromEntries(
    Object.entries(files.siblings).map(([file, tree]) => [file, markWords(tree, file, places)]),
  )
  const documents = specDocuments(specsOf({ ...files, siblings }))
  const byDocument = new Map(
    documents.map((document) => [
      document._id,
      new Map(localisedValues(document).map(({ path, words }) => [path, words])),
    ]),
  )
  return (documentId, path, locale) => {
    const words = byDocument.get(documentId)?.get(path)
    const own = places.get(words?.[locale] ?? '')
    const english = places.get(words?.en ?? '')
    return own ?? (locale !== 'en' && english ? translationLocation(english, locale) : undefined)
  }
}
