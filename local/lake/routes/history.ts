import { mayRead } from '../access/may-read.ts'
import { publishedIdOf } from '../documents/ids.ts'
import { documentAt, type Moment } from '../history/document-at.ts'
import { historyEvents } from '../history/events.ts'
import { changesOfDocument, changesOfGroup, type LoggedChange } from '../history/log.ts'
import { type Context, HANDLED, type Route } from '../http/context.ts'
import { badRequest } from '../http/errors.ts'

const idsOf = ({ params, user }: Context) =>
  (params['ids'] ?? '').split(',').filter((id) => id !== '' && mayRead(user, id))

function events(context: Context) {
  const limit = Number(context.url.searchParams.get('limit') ?? 100)
  const byId = idsOf(context).map((id) => {
    const changes = changesOfGroup(context.lake.database, publishedIdOf(id))
    return [id, historyEvents(changes, id).slice(0, limit)]
  })
  return { events: Object.fromEntries(byId), nextCursor: '' }
}

function momentOf(url: URL): Moment {
  const revision = url.searchParams.get('revision')
  if (revision !== null) return { revision }
  if (url.searchParams.get('lastRevision') === 'true') return 'lastRevision'
  const time = url.searchParams.get('time') ?? new Date().toISOString()
  if (Number.isNaN(Date.parse(time))) throw badRequest(`"${time}" is not a time`)
  return { time }
}

function documents(context: Context) {
  const moment = momentOf(context.url)
  const found = idsOf(context).map((id) => documentAt(context.lake, id, moment))
  return { documents: found.filter((document) => document !== null) }
}

function inRange(changes: LoggedChange[], from: string | null, to: string | null): LoggedChange[] {
  const seqOf = (id: string) => changes.find(({ transactionId }) => transactionId === id)?.seq
  const first = from === null || from === '' ? undefined : seqOf(from)
  const last = to === null || to === '' ? undefined : seqOf(to)
  return changes.filter(
    ({ seq }) => seq >= (first ?? 0) && seq <= (last ?? Number.POSITIVE_INFINITY),
  )
}

function transactions(context: Context) {
  const { lake, url, response } = context
  const option = (name: string) => url.searchParams.get(name)
  const all = idsOf(context).flatMap((id) => changesOfDocument(lake.database, id))
  const wanted = inRange(
    all.sort((a, b) => a.seq - b.seq),
    option('fromTransaction'),
    option('toTransaction'),
  )
  const groups = [...Map.groupBy(wanted, ({ seq }) => seq).values()]
  if (option('reverse') === 'true') groups.reverse()
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' })
  for (const group of groups.slice(0, Number(option('limit') ?? 100))) {
    const [first] = group
    if (!first) continue
    const line = {
      id: first.transactionId,
      timestamp: first.timestamp,
      author: first.author,
      documentIDs: group.map(({ documentId }) => documentId),
      mutations: [],
      effects: Object.fromEntries(group.map(({ documentId, effects }) => [documentId, effects])),
    }
    response.write(`${JSON.stringify(line)}\n`)
  }
  response.end()
  return HANDLED
}

export const historyRoutes: Route[] = [
  { method: 'GET', path: '/data/history/:dataset/events/documents/:ids', handle: events },
  { method: 'GET', path: '/data/history/:dataset/transactions/:ids', handle: transactions },
  { method: 'GET', path: '/data/history/:dataset/documents/:ids', handle: documents },
]
