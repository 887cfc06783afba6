import { mayRead } from '../access/may-read.ts'
import type { LakeDocument } from '../documents/document.ts'
import { mayBeWithheld } from '../documents/withheld.ts'
import type { StoredDocument } from '../export/stored-documents.ts'
import { storedDocuments } from '../export/stored-documents.ts'
import { notImplemented } from '../http/unsupported.ts'
import { type Context, HANDLED, type Route } from './context.ts'
import { ofDataset } from './of-dataset.ts'
import { sendLines } from './send-lines.ts'

const OPTIONS = ['types', 'tag']

/** Sends documents as lines of JSON: drafts, versions and assets' documents with all others. */
async function exportDataset(context: Context) {
  const { lake, url, user, response } = context
  const option = [...url.searchParams.keys()].find((name) => !OPTIONS.includes(name))
  if (option !== undefined)
    throw notImplemented(`the option "${option}" of GET /data/export/:dataset`)
  const types = url.searchParams.get('types')
  const documents = storedDocuments(lake.options.dataDir)
  // The head is sent with the first line, until when the export may still fail and say so.
  response.setHeader('Content-Type', 'application/x-ndjson')
  response.setHeader('Cache-Control', 'no-store')
  await sendLines(
    response,
    exportLines(documents, {
      // Written by this program only, from a stored document; few are read for what they are.
      mayRead: ({ id, body }) =>
        mayRead(user, id, mayBeWithheld(body) ? (JSON.parse(body) as LakeDocument) : null),
      types: types ? new Set(types.split(',')) : null,
    }),
  )
  return HANDLED
}

export const exportRoutes: Route[] = [
  { method: 'GET', path: '/data/export/:dataset', handle: ofDataset(exportDataset) },
]

type Wanted = {
  mayRead: (document: StoredDocument) => boolean
  /** Types to export; null for all. */
  types: ReadonlySet<string> | null
}

/** The lines of an export, one document each. */
function* exportLines(
  documents: Iterable<StoredDocument>,
  { mayRead, types }: Wanted,
): Generator<string> {
  for (const document of documents) {
    if (!mayRead(document)) continue
    // Written by this program only, from a stored document.
    if (types && !types.has((JSON.parse(document.body) as { _type: string })._type)) continue
    yield document.body
  }
}
