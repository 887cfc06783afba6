import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type OpenReports, openReports, refreshOpenReports } from './open-reports.ts'
import { storedReport } from './testing/report-of.ts'

const held = { en: true, zhTW: true }
const stored = (key: string) => ({ ...storedReport(key), title: 'Create', held })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A client whose `fetch` answers with `answer`, and counts its calls. */
function lakeWith(answer: () => unknown[]) {
  const fetch = vi.fn(async () => answer())
  // `openReports` uses only `fetch` of the client.
  return { client: { fetch } as unknown as SanityClient, fetch }
}

/** Subscribes to a page's open reports; `seen` holds every emitted value. */
function look(client: SanityClient, page = 'page-a') {
  const seen: OpenReports[] = []
  const subscription = openReports(client, page).subscribe((answer) => seen.push(answer))
  const words = () => seen.map(({ reports }) => reports.map((report) => report.words).join(' '))
  return { seen, words, leave: () => subscription.unsubscribe() }
}

it('openReports queries once for all subscribers of a page, and emits changes', async () => {
  let all = [stored('a')]
  const { client, fetch } = lakeWith(() => all)
  const [badge, panel] = [look(client), look(client)]
  await vi.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(fetch).toHaveBeenCalledTimes(2)
  all = [stored('a'), stored('b')]
  await vi.advanceTimersByTimeAsync(5000)
  for (const one of [badge, panel]) expect(one.words()).toEqual(['a', 'a b'])
  // A later subscriber receives the known reports at once.
  expect(look(client).words()).toEqual(['a b'])
})

it('openReports queries at once after a report is resolved', async () => {
  let all = [stored('a')]
  const { client } = lakeWith(() => all)
  const panel = look(client)
  await vi.advanceTimersByTimeAsync(0)
  all = []
  refreshOpenReports()
  await vi.advanceTimersByTimeAsync(0)
  expect(panel.words()).toEqual(['a', ''])
})

it('openReports sends no query without subscribers', async () => {
  const { client, fetch } = lakeWith(() => [])
  const panel = look(client)
  await vi.advanceTimersByTimeAsync(0)
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  await vi.advanceTimersByTimeAsync(60_000)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  panel.leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('openReports emits the error, and continues to poll', async () => {
  let all = (): unknown[] => {
    throw new Error('The lake is away')
  }
  const { client } = lakeWith(() => all())
  const panel = look(client)
  await vi.advanceTimersByTimeAsync(0)
  expect(panel.seen).toMatchObject([{ reports: [], error: new Error('The lake is away') }])
  all = () => [stored('a')]
  await vi.advanceTimersByTimeAsync(5000)
  expect(panel.seen.at(-1)).toEqual({ reports: [expect.objectContaining({ words: 'a' })] })
})
