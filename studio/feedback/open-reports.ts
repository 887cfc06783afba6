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

/** Asked rather than listened for: a browser opens six connections to a host at most, and a form has several. */
const REFRESH_MS = 5000

export type OpenReports = { reports: readonly ReaderReport[]; error?: unknown }

const asked = new Subject<void>()

/** Has everybody who looks at open reports of a page ask again. */
export const refreshOpenReports = (): void => asked.next()

const known = new WeakMap<SanityClient, Map<string, Observable<OpenReports>>>()

/**
 * The open reports about a page, by its published id, as they come and go. Badge, panel and publish of a page ask the
 * same: it is asked once for all of them, while one of them looks.
 */
export function openReports(client: SanityClient, page: string): Observable<OpenReports> {
  const ofClient = known.get(client) ?? new Map<string, Observable<OpenReports>>()
  known.set(client, ofClient)
  const before = ofClient.get(page)
  if (before) return before
  const rounds = timer(0, REFRESH_MS).pipe(filter(() => document.visibilityState === 'visible'))
  const answers = merge(rounds, asked).pipe(
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
