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

/** Sends all documents as lines of JSON, including drafts, versions and asset documents. */
async function exportDataset(context: Context) {
  const { lake, url, user, response } = context
  const option = [...url.searchParams.keys()].find((name) => !OPTIONS.includes(name))
  if (option !== undefined)
    throw notImplemented(`the option "${option}" of GET /data/export/:dataset`)
  const types = url.searchParams.get('types')
  const documents = storedDocuments(lake.options.dataDir)
  // The headers are sent with the first line; until then an error can still be answered.
  response.setHeader('Content-Type', 'application/x-ndjson')
  response.setHeader('Cache-Control', 'no-store')
  await sendLines(
    response,
    exportLines(documents, {
      // The cast is safe: only this program writes bodies. Few bodies need to be parsed.
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

type ExportOptions = {
  mayRead: (document: StoredDocument) => boolean
  /** Types to export; null exports all. */
  types: ReadonlySet<string> | null
}

/** Yields the lines of an export, one document each. */
function* exportLines(
  documents: Iterable<StoredDocument>,
  { mayRead, types }: ExportOptions,
): Generator<string> {
  for (const document of documents) {
    if (!mayRead(document)) continue
    // The cast is safe: only this program writes bodies.
    if (types && !types.has((JSON.parse(document.body) as { _type: string })._type)) continue
    yield document.body
  }
}
