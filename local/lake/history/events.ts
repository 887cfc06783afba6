import {
  draftIdOf,
  isDraftId,
  isPublishedId,
  isVersionId,
  publishedIdOf,
} from '../documents/ids.ts'
import type { LoggedChange } from './log.ts'

type Event = { type: string; [detail: string]: unknown }

function eventsOfPublished(published: LoggedChange, others: LoggedChange[]): Event[] {
  const { documentId, transactionId } = published
  const source = others.find(({ transition }) => transition === 'disappear')
  if (published.transition === 'disappear') {
    if (others.some(({ transition }) => transition === 'appear'))
      return [
        {
          type: 'unpublishDocument',
          documentId,
          versionId: draftIdOf(documentId),
          versionRevisionId: transactionId,
        },
      ]
    return [{ type: 'deleteDocumentGroup', documentId }]
  }
  if (source)
    return [
      {
        type: 'publishDocumentVersion',
        documentId,
        revisionId: transactionId,
        versionId: source.documentId,
        versionRevisionId: source.previousRev,
        publishCause: 'document.publish',
        contributors: [published.author],
      },
    ]
  const type = published.transition === 'appear' ? 'createLiveDocument' : 'updateLiveDocument'
  return [{ type, documentId, revisionId: transactionId }]
}

function eventsOfVersion(version: LoggedChange): Event[] {
  const type = {
    appear: 'createDocumentVersion',
    disappear: 'deleteDocumentVersion',
    update: null,
  }[version.transition]
  if (type === null) return []
  const documentId = publishedIdOf(version.documentId)
  const revision = version.transactionId
  return [{ type, documentId, versionId: version.documentId, versionRevisionId: revision }]
}

function eventsOfTransaction(changes: LoggedChange[], wanted: string): Event[] {
  const published = changes.find(({ documentId }) => isPublishedId(documentId))
  const others = changes.filter(({ documentId }) => !isPublishedId(documentId))
  const own = published ? eventsOfPublished(published, others) : []
  // Drafts coming and going belong to the draft's own history, unless publishing explains it.
  const versions = published ? [] : others.filter(({ documentId }) => documentId === wanted)
  return [...own, ...versions.flatMap(eventsOfVersion)]
}

/** The history of a document as the Studio lists it, newest first. Edits come from the log. */
export function historyEvents(changes: LoggedChange[], wanted: string): Event[] {
  const bySeq = Map.groupBy(changes, ({ seq }) => seq)
  const events = [...bySeq.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { transactionId, timestamp, author } = first
    return eventsOfTransaction(group, wanted).map((event) => ({
      id: transactionId,
      timestamp,
      author,
      ...event,
    }))
  })
  const isLive = ({ type }: Event) => type === 'createLiveDocument' || type === 'updateLiveDocument'
  const relevant =
    isDraftId(wanted) || isVersionId(wanted) ? events.filter((e) => !isLive(e)) : events
  return relevant.reverse()
}
