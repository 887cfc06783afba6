import type { SanityClient } from '@sanity/client'
import {
  catchError,
  distinctUntilChanged,
  filter,
  from,
  map,
  merge,
  type Observable,
  of,
  Subject,
  shareReplay,
  switchMap,
  timer,
} from 'rxjs'
import { sameValue } from '../../schemas/same-value.ts'
import { fetchReports, type ReaderReport } from './report.ts'

/** Polls instead of listening: a browser opens at most six connections to a host, and a form holds several. */
const REFRESH_MS = 5000

export type OpenReports = { reports: readonly ReaderReport[]; error?: unknown }

const refreshRequests = new Subject<void>()

/** Makes all subscribers of open reports query at once. */
export const refreshOpenReports = (): void => refreshRequests.next()

const known = new WeakMap<SanityClient, Map<string, Observable<OpenReports>>>()

/**
 * Emits the open reports about a page (published id) whenever they change. The page's badge, inspector and publish
 * action share one query per interval, which runs while one of them subscribes.
 */
export function openReports(client: SanityClient, page: string): Observable<OpenReports> {
  const ofClient = known.get(client) ?? new Map<string, Observable<OpenReports>>()
  known.set(client, ofClient)
  const before = ofClient.get(page)
  if (before) return before
  const rounds = timer(0, REFRESH_MS).pipe(filter(() => document.visibilityState === 'visible'))
  const answers = merge(rounds, refreshRequests).pipe(
    switchMap(() =>
      from(fetchReports(client, { states: ['open'], pages: [page] })).pipe(
        map(({ reports }): OpenReports => ({ reports })),
        catchError((error: unknown) => of<OpenReports>({ reports: [], error })),
      ),
    ),
    distinctUntilChanged<OpenReports>(sameValue),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
  ofClient.set(page, answers)
  return answers
}
