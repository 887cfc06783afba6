import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readingDaySchema } from '../../schemas/reading-day.ts'
import { addCounts, type CountSubject, type Counts, countKey } from './count-key.ts'
import { Counter } from './counter.ts'
import { countsOf, dayDocument } from './day-document.ts'
import { OwnCountStore } from './own-count-store.ts'
import { writeCounts } from './write-counts.ts'

const DAY = '2026-11-27'
const now = () => Date.parse(`${DAY}T12:00:00Z`)

const path = fc.constantFrom('', 'v5/a', 'v5/b', 'v5/c-d')
const locale = fc.constantFrom('en' as const, 'zh-TW' as const)
const counted: fc.Arbitrary<CountSubject> = fc.oneof(
  fc.record({
    of: fc.constant('page' as const),
    path,
    locale,
    what: fc.constantFrom('readers' as const, 'agents' as const, 'yes' as const, 'wrong' as const),
  }),
  fc.record({
    of: fc.constant('agent' as const),
    client: fc.constantFrom('tool' as const, 'aiCrawler' as const),
    form: fc.constantFrom('md' as const, 'llms' as const),
    locale,
  }),
  fc.record({
    of: fc.constant('missing' as const),
    path: fc.constantFrom('v5/x', 'v5/y'),
    from: fc.constantFrom('/docs/v5/a', 'elsewhere.example/b'),
  }),
)

/** The document of what `events` are, counted by as many instances as `by` has, in one store. */
async function documentOf(events: readonly CountSubject[], by: readonly Counter[]) {
  const store = new OwnCountStore(async () => new Map())
  let written: Counts = new Map()
  const write = async (_day: string, counts: Counts) => {
    written = new Map(counts)
  }
  for (const [index, event] of events.entries()) {
    const counter = by[index % by.length]
    counter?.count(event)
    if (counter && index % 3 === 0) await writeCounts({ counter, store, write, now })
  }
  for (const counter of by) await writeCounts({ counter, store, write, now })
  return dayDocument(DAY, written)
}

describe('counts', () => {
  it('are the same by one instance and by several, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(counted, { minLength: 1, maxLength: 40 })
          .chain((events) =>
            fc.tuple(
              fc.constant(events),
              fc.shuffledSubarray(events, { minLength: events.length }),
              fc.integer({ min: 2, max: 4 }),
            ),
          ),
        async ([events, shuffled, instances]) => {
          const many = Array.from({ length: instances }, () => new Counter(now))
          expect(await documentOf(shuffled, many)).toEqual(
            await documentOf(events, [new Counter(now)]),
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  it('are continued from the document that they were written as', () => {
    fc.assert(
      fc.property(fc.array(counted), (events) => {
        const counts = new Map<string, number>()
        for (const event of events) addCounts(counts, [[countKey(event), 1]])
        for (const event of events)
          if (event.of === 'missing')
            addCounts(counts, [[countKey({ of: 'missing', path: event.path }), 1]])
        const document = dayDocument(DAY, counts)
        expect(readingDaySchema.safeParse(document).error).toBeUndefined()
        expect(countsOf(document)).toEqual(counts)
      }),
    )
  })
})

const failing = {
  read: async () => new Map<string, number>(),
  write: () => Promise.reject(new Error('The lake is away')),
}

it('are kept while they cannot be written, and written once after that', async () => {
  const counter = new Counter(now)
  const store = new OwnCountStore(failing.read)
  counter.count({ of: 'page', path: 'v5/a', locale: 'en', what: 'readers' })
  const failed = await writeCounts({ counter, store, write: failing.write, now })
  expect(failed).toMatchObject({ isDue: true, failures: [expect.any(Error)] })
  const written: [string, Counts][] = []
  const write = async (day: string, counts: Counts) => {
    written.push([day, new Map(counts)])
  }
  expect(await writeCounts({ counter, store, write, now })).toEqual({ isDue: false, failures: [] })
  expect(await writeCounts({ counter, store, write, now })).toEqual({ isDue: false, failures: [] })
  expect(written).toEqual([[DAY, new Map([['page\ten\tv5/a\treaders', 1]])]])
})

it('go on from what was written before the start', async () => {
  const counter = new Counter(now)
  const store = new OwnCountStore(async () => new Map([['page\ten\tv5/a\treaders', 4]]))
  counter.count({ of: 'page', path: 'v5/a', locale: 'en', what: 'readers' })
  let found: Counts = new Map()
  const write = async (_day: string, counts: Counts) => {
    found = counts
  }
  await writeCounts({ counter, store, write, now })
  expect(found.get('page\ten\tv5/a\treaders')).toBe(5)
})

it('leave room for addresses that a page leads to, whatever programs try', () => {
  const counter = new Counter(now)
  for (let index = 0; index < 5000; index++) counter.count({ of: 'missing', path: `try/${index}` })
  counter.count({ of: 'missing', path: 'v5/renamed', from: '/docs/v5/a' })
  const [batch] = counter.batches()
  const { missing, others } = dayDocument(DAY, batch?.counts ?? new Map())
  expect(missing).toContainEqual({
    path: 'v5/renamed',
    count: 1,
    from: [{ page: '/docs/v5/a', count: 1 }],
  })
  expect(missing.length + (others.missing ?? 0)).toBe(5001)
  expect(missing.length).toBeLessThan(300)
})

it('of more days than wait are those of the newest', () => {
  let day = 0
  const counter = new Counter(() => now() + day * 86_400_000)
  for (day = 0; day < 4; day++)
    counter.count({ of: 'page', path: 'v5/a', locale: 'en', what: 'readers' })
  expect(counter.batches().map((batch) => batch.day)).toEqual(['2026-11-29', '2026-11-30'])
})
