import { mayRead } from '../access/may-read.ts'
import type { Context, Route } from '../http/context.ts'
import { HANDLED } from '../http/context.ts'
import { openEventStream } from '../http/event-stream.ts'
import type { Lake } from '../lake.ts'
import { createMatcher } from '../listen/matcher.ts'
import { mutationEvent } from '../listen/mutation-event.ts'
import { redirectToStreamHost, streamUser } from '../listen/stream-host.ts'
import type { Change, Transaction, Transition } from '../mutations/commit.ts'
import { queryOf } from '../query/request-params.ts'
import { tagsOfChanges } from '../query/sync-tags.ts'

function transitionFor(
  matches: (document: Change['after']) => boolean,
  change: Change,
): Transition | null {
  const before = matches(change.before)
  const after = matches(change.after)
  if (!before && !after) return null
  return before ? (after ? 'update' : 'disappear') : 'appear'
}

function listen(context: Context) {
  if (redirectToStreamHost(context)) return HANDLED
  const user = streamUser(context)
  const { lake, url, request, response } = context
  const { query, params } = queryOf(url)
  const matches = createMatcher(query, params, lake.store)
  const option = (name: string, preset: boolean) =>
    (url.searchParams.get(name) ?? String(preset)) === 'true'
  const options = {
    includeResult: option('includeResult', true),
    includePreviousRevision: option('includePreviousRevision', false),
    includeMutations: option('includeMutations', true),
    mendoza: url.searchParams.get('effectFormat') === 'mendoza',
    visibility: url.searchParams.get('visibility') ?? 'query',
  }
  const end = lake.hub.subscribe((transaction) => {
    for (const change of transaction.changes) {
      const transition = mayRead(user, change.id) ? transitionFor(matches, change) : null
      if (!transition) continue
      const event = mutationEvent(transaction, change, transition, options)
      stream.send('mutation', event, event.eventId)
    }
  })
  const stream = openEventStream(response, end)
  const missed = option('enableResume', false) && request.headers['last-event-id'] !== undefined
  // What was missed is not replayed: `reset` makes the client read everything anew.
  stream.send(missed ? 'reset' : 'welcome', { listenerName: crypto.randomUUID() })
  return HANDLED
}

/** The tags that queries over the changed documents were answered with. */
function liveTags(lake: Lake, transaction: Transaction, includeDrafts: boolean): string[] {
  if (!includeDrafts)
    return tagsOfChanges(transaction.changes.filter(({ id }) => mayRead(null, id)))
  return tagsOfChanges(transaction.changes, (group) =>
    lake.store.idsOfGroup(group).flatMap((id) => lake.store.get(id) ?? []),
  )
}

function liveEvents(context: Context) {
  if (redirectToStreamHost(context)) return HANDLED
  const user = streamUser(context)
  const includeDrafts = user !== null && context.url.searchParams.get('includeDrafts') === 'true'
  const end = context.lake.hub.subscribe((transaction) => {
    const tags = liveTags(context.lake, transaction, includeDrafts)
    if (tags.length > 0) stream.send('message', { tags }, transaction.id)
  })
  const stream = openEventStream(context.response, end)
  const missed = context.request.headers['last-event-id'] !== undefined
  stream.send(missed ? 'restart' : 'welcome', {}, crypto.randomUUID())
  return HANDLED
}

export const listenRoutes: Route[] = [
  { method: 'GET', path: '/data/listen/:dataset', handle: listen },
  { method: 'GET', path: '/data/live/events/:dataset', handle: liveEvents },
]
