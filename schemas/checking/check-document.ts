import { getFallbackLocaleSource } from '@sanity/validation/_internal'
import { pathToString, type Schema, type validateDocument } from 'sanity'
import { publishedIdOf } from '../ids.ts'
import { REFERENCE_MESSAGE } from '../validation/reference-message.ts'
import type { Finding } from './finding.ts'
import { markersOf } from './markers-of.ts'
import type { Slices } from './slices.ts'

type Options = Parameters<typeof validateDocument>[0]

/** What the rules ask: of the Studio, its workspace; of a script, the schema and a client. */
export interface Judge {
  schema: Schema
  getClient: NonNullable<Options['getClient']>
  i18n?: Options['workspace']['i18n']
}

export type Checked = Options['document'] & { [field: string]: unknown }

/** Everything that the rules of the Studio say of a document; `isPublished` of those it refers to. */
export async function checkDocument(
  document: Checked,
  { schema, getClient, i18n = getFallbackLocaleSource() }: Judge,
  { isPublished, slices }: { isPublished: (id: string) => boolean; slices: Slices },
): Promise<Finding[]> {
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
  return markers.map(({ level, message, path, code }) => ({
    ...about,
    level,
    message: code === 'reference.not-published' ? REFERENCE_MESSAGE : message,
    field: pathToString(path),
  }))
}

function pathOf({ _type, path }: Checked): string {
  if (_type !== 'page' || typeof path !== 'object' || path === null) return ''
  return 'current' in path && typeof path.current === 'string' ? path.current : ''
}

/** English words by which people know a document; its id where it has none. */
function titleOf(document: Checked): string {
  for (const field of ['title', 'summary', 'label', 'name', 'from', 'term']) {
    const value = document[field]
    if (typeof value === 'string' && value !== '') return value
    if (typeof value !== 'object' || value === null || !('en' in value)) continue
    if (typeof value.en === 'string' && value.en !== '') return value.en
  }
  return publishedIdOf(document._id)
}
