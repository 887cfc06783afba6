import { mayRead } from '../access/may-read.ts'
import type { User } from '../auth/users.ts'
import { documentAt, type PastState } from '../history/document-at.ts'
import { eventsPage } from '../history/events-page.ts'
import { transactionLines } from '../history/transactions.ts'
import { transactionsQuery } from '../history/transactions-query.ts'
import { badRequest, unauthorized } from '../http/errors.ts'
import { notImplemented } from '../http/unsupported.ts'
import { type Context, HANDLED, type Route } from './context.ts'
import { ofDataset } from './of-dataset.ts'
import { sendLines } from './send-lines.ts'

/** Throws 401 without a user: the history contains drafts. */
function assertSignedIn(user: User | null): void {
  if (!user) throw unauthorized('The history is for signed-in users')
}

/** Whether the user may know a document's history; a secret that is deleted no longer opens anything. */
const mayKnow = ({ lake, user }: Context, id: string) => mayRead(user, id, lake.store.get(id))

const idsOf = (context: Context) =>
  (context.params['ids'] ?? '').split(',').filter((id) => id !== '' && mayKnow(context, id))

function limitOf(url: URL): number {
  const limit = Number(url.searchParams.get('limit') ?? 100)
  if (Number.isInteger(limit) && limit >= 1 && limit <= 1000) return limit
  throw badRequest(`limit is ${url.searchParams.get('limit')}, and must be from 1 to 1000`)
}

function assertOptions(url: URL, known: readonly string[]): void {
  const unknown = [...url.searchParams.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined) throw notImplemented(`the option "${unknown}" of a history`)
}

function events(context: Context) {
  const { lake, url, user } = context
  assertSignedIn(user)
  assertOptions(url, ['limit', 'nextCursor', 'tag'])
  const cursor = url.searchParams.get('nextCursor') ?? ''
  if (!/^\d*$/.test(cursor)) throw badRequest(`"${cursor}" is not a cursor of this call`)
  const page = { limit: limitOf(url), cursor: cursor === '' ? null : Number(cursor) }
  return eventsPage(lake.database, idsOf(context), page)
}

function momentOf(url: URL): PastState {
  const revision = url.searchParams.get('revision')
  if (url.searchParams.get('lastRevision') === 'true') return 'lastRevision'
  if (revision === null) throw badRequest('A revision is asked for, or the last one')
  return { revision }
}

function documents(context: Context) {
  const { lake, url, user } = context
  assertSignedIn(user)
  assertOptions(url, ['revision', 'lastRevision', 'tag'])
  const moment = momentOf(url)
  const found = idsOf(context).map((id) => documentAt(lake, id, moment))
  return { documents: found.filter((document) => document !== null) }
}

async function transactions(context: Context) {
  const { lake, url, user, response } = context
  assertSignedIn(user)
  const query = transactionsQuery(lake.database, url, idsOf(context))
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' })
  await sendLines(
    response,
    transactionLines(lake.database, query, (id) => mayKnow(context, id)),
  )
  return HANDLED
}

const route = (path: string, handle: Route['handle']): Route => ({
  method: 'GET',
  path,
  handle: ofDataset(handle),
})

export const historyRoutes: Route[] = [
  route('/data/history/:dataset/events/documents/:ids', events),
  route('/data/history/:dataset/transactions/:ids', transactions),
  route('/data/history/:dataset/documents/:ids', documents),
]
