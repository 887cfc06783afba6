import { getFallbackLocaleSource } from '@sanity/validation/_internal'
import { pathToString, type Schema, type validateDocument } from 'sanity'
import { publishedIdOf } from '../ids.ts'
import { REFERENCE_MESSAGE } from '../validation/reference-message.ts'
import { englishWords } from './english-words.ts'
import { fieldLocation } from './field-location.ts'
import type { CheckFinding } from './finding.ts'
import { markersOf } from './markers-of.ts'
import type { Slices } from './slices.ts'

type Options = Parameters<typeof validateDocument>[0]

/** The context of the rules: the Studio's workspace, or the schema and client of a script. */
export interface CheckContext {
  schema: Schema
  getClient: NonNullable<Options['getClient']>
  i18n?: Options['workspace']['i18n']
}

export type CheckedDocument = Options['document'] & { [field: string]: unknown }

/** Returns the findings of the Studio's rules; `isPublished` tells whether a referenced document is published. */
export async function checkDocument(
  document: CheckedDocument,
  { schema, getClient, i18n = getFallbackLocaleSource() }: CheckContext,
  { isPublished, slices }: { isPublished: (id: string) => boolean; slices: Slices },
): Promise<CheckFinding[]> {
  const type = schema.get(document._type)
  if (!type) return []
  await i18n.loadNamespaces(['validation'])
  const getDocumentExists = async ({ id }: { id: string }) => isPublished(id)
  const markers = await markersOf(
    type,
    { document, schema, getClient, i18n, getDocumentExists },
    slices,
  )
  const about = {
    id: publishedIdOf(document._id),
    type: document._type,
    title: titleOf(document),
    path: pathOf(document),
  }
  const found = markers.map(
    ({ level, message, path, code }): CheckFinding => ({
      ...about,
      level,
      message: code === 'reference.not-published' ? REFERENCE_MESSAGE : message,
      field: pathToString(path),
      location: fieldLocation(type, document, path),
    }),
  )
  // Each rule of a field repeats the message of the field's type.
  const grouped = Map.groupBy(found, ({ level, field, message }) =>
    [level, field, message].join('\n'),
  )
  return [...grouped.values()].flatMap(([first]) => first ?? [])
}

function pathOf({ _type, path }: CheckedDocument): string {
  if (_type !== 'page' || typeof path !== 'object' || path === null) return ''
  return 'current' in path && typeof path.current === 'string' ? path.current : ''
}

/** Fields with a document's name. */
const TITLES = ['title', 'summary', 'label', 'name', 'from', 'term']

/** Returns a document's English name, or its published id if it has none. */
const titleOf = (document: CheckedDocument): string =>
  englishWords(document, TITLES) ?? publishedIdOf(document._id)
