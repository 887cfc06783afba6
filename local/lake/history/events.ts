import type { DatabaseSync } from 'node:sqlite'
import { draftIdOf, isPublishedId, isVersionId, publishedIdOf } from '../documents/ids.ts'
import { type LoggedChange, type LoggedTransaction, toChange, toTransaction } from './log.ts'

export type Event = { type: string; seq: number; [detail: string]: unknown }
type Detail = { type: string; [detail: string]: unknown }
type Contributors = (version: LoggedChange) => string[]

const releaseOf = (id: string) => (isVersionId(id) ? { releaseId: id.split('.')[1] } : {})

function eventOfPublished(
  published: LoggedChange,
  others: LoggedChange[],
  transaction: LoggedTransaction,
  contributors: Contributors,
): Detail {
  const { documentId, transition } = published
  if (transition === 'disappear') {
    if (!others.some((other) => other.transition === 'appear'))
      return { type: 'deleteDocumentGroup', documentId }
    const versionId = draftIdOf(documentId)
    return { type: 'unpublishDocument', documentId, versionId, versionRevisionId: transaction.id }
  }
  const revisionId = transaction.id
  const source = others.find((other) => other.transition === 'disappear')
  if (!source) {
    const type = transition === 'appear' ? 'createLiveDocument' : 'updateLiveDocument'
    return { type, documentId, revisionId }
  }
  return {
    type: 'publishDocumentVersion',
    documentId,
    revisionId,
    versionId: source.documentId,
    ...releaseOf(source.documentId),
    versionRevisionId: source.previousRev,
    publishCause: 'document.publish',
    contributors: contributors(source),
  }
}

/** The event of a draft or version that was created or deleted; a deletion has the last revision. */
function eventOfVersion(version: LoggedChange, transaction: LoggedTransaction): Detail {
  const came = version.transition === 'appear'
  return {
    type: came ? 'createDocumentVersion' : 'deleteDocumentVersion',
    documentId: publishedIdOf(version.documentId),
    versionId: version.documentId,
    ...releaseOf(version.documentId),
    versionRevisionId: came ? transaction.id : version.previousRev,
  }
}

const isLive = ({ type }: Detail) => type === 'createLiveDocument' || type === 'updateLiveDocument'

/** Creating and deleting drafts belongs to the draft's own history, unless a publish explains it. */
function detailsOf(
  changes: LoggedChange[],
  transaction: LoggedTransaction,
  wanted: string,
  contributors: Contributors,
): Detail[] {
  const published = changes.find(({ documentId }) => isPublishedId(documentId))
  const others = changes.filter((change) => change !== published)
  const explained = published && eventOfPublished(published, others, transaction, contributors)
  if (explained && (isPublishedId(wanted) || !isLive(explained))) return [explained]
  return others
    .filter(({ documentId }) => documentId === wanted)
    .map((version) => eventOfVersion(version, transaction))
}

/** Users who edited a draft or version between its creation and deletion. */
function contributorsOf(database: DatabaseSync): Contributors {
  const query = database.prepare(
    `SELECT DISTINCT t.author FROM changes c JOIN transactions t ON t.seq = c.seq
     WHERE c.document_id = ?1 AND c.seq <= ?2 AND c.seq >= (SELECT max(seq) FROM changes
       WHERE document_id = ?1 AND seq < ?2 AND transition = 'appear')`,
  )
  return ({ documentId, seq }) => query.all(documentId, seq).map((row) => String(row['author']))
}

/**
 * Yields a document's events in the Studio's format, newest first, before a position in the log. Edits of drafts are
 * left out: the Studio derives them from the transaction log.
 */
export function* eventsBefore(
  database: DatabaseSync,
  wanted: string,
  before: number,
): Generator<Event> {
  const contributors = contributorsOf(database)
  const rows = database
    .prepare(
      `SELECT c.seq, c.document_id, c.transition, c.previous_rev, t.id, t.author, t.timestamp
       FROM changes c JOIN transactions t ON t.seq = c.seq
       WHERE c.group_id = ? AND c.seq < ? AND (c.transition <> 'update' OR c.document_id = c.group_id)
       ORDER BY c.seq DESC`,
    )
    .iterate(publishedIdOf(wanted), before)
  let transaction: LoggedTransaction | null = null
  let changes: LoggedChange[] = []
  const documentEvents = function* (): Generator<Event> {
    if (!transaction) return
    const { id, timestamp, author, seq } = transaction
    for (const detail of detailsOf(changes, transaction, wanted, contributors))
      yield { id, timestamp, author, ...detail, seq }
  }
  for (const row of rows) {
    if (transaction?.seq !== Number(row['seq'])) {
      yield* documentEvents()
      transaction = toTransaction(row)
      changes = []
    }
    changes.push(toChange(row))
  }
  yield* documentEvents()
}
