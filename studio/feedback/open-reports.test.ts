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

/** A lake that answers with `answer`, and counts how often it was asked. */
function lakeWith(answer: () => unknown[]) {
  const fetch = vi.fn(async () => answer())
  // Nothing else of a client is used here.
  return { client: { fetch } as unknown as SanityClient, fetch }
}

/** Looks at the open reports; what was seen, each time that it changed. */
function look(client: SanityClient, page = 'page-a') {
  const seen: OpenReports[] = []
  const subscription = openReports(client, page).subscribe((answer) => seen.push(answer))
  const words = () => seen.map(({ reports }) => reports.map((report) => report.words).join(' '))
  return { seen, words, leave: () => subscription.unsubscribe() }
}

it('asks once for all who look at a page, and says what changed', async () => {
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
  // Who comes later sees at once what is known.
  expect(look(client).words()).toEqual(['a b'])
})

it('asks at once when something was settled', async () => {
  let all = [stored('a')]
  const { client } = lakeWith(() => all)
  const panel = look(client)
  await vi.advanceTimersByTimeAsync(0)
  all = []
  refreshOpenReports()
  await vi.advanceTimersByTimeAsync(0)
  expect(panel.words()).toEqual(['a', ''])
})

it('asks nothing while nobody looks', async () => {
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

it('says why they are unknown, and asks on', async () => {
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
