import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { siteState } from '../../content/cache/site-state.ts'
import { InFlightRenders, type RenderTimeouts } from './in-flight-renders.ts'
import { ResponseCache } from './response-cache.ts'
import type { TransformedResponse } from './transform-response.ts'

const ENOUGH: RenderTimeouts = { quietMs: 60_000, crowdedMs: 60_000 }

/** A site whose renders end one by one, when the test says so. */
class Site {
  readonly kept = new ResponseCache()
  readonly shared: InFlightRenders
  /** Ends each pending render with its key, for all readers or for its own request only. */
  readonly making: {
    key: string
    end: (words: string, isOwn?: 'own') => void
    fail: (error: Error) => void
  }[] = []

  constructor(patience = ENOUGH) {
    this.shared = new InFlightRenders(this.kept, patience)
  }

  async read(key: string, behind = false): Promise<string> {
    const { answer, isOld } = await this.shared.find(key, () => this.#make(key), behind)
    return `${isOld ? 'old ' : ''}${answer.body}`
  }

  keep(key: string, words: string): void {
    this.kept.set(key, answerOf(words, moment()))
  }

  #make(key: string): Promise<TransformedResponse> {
    const at = moment()
    const { promise, resolve, reject } = Promise.withResolvers<TransformedResponse>()
    const end = (words: string, isOwn?: 'own') => resolve(answerOf(words, isOwn ? undefined : at))
    this.making.push({ key, end, fail: reject })
    return promise
  }
}

/** A time after all previous ones, also within one step of the clock. */
const moment = () => {
  const now = performance.now()
  while (performance.now() === now);
  return performance.now()
}
const answerOf = (words: string, at: number | undefined): TransformedResponse => ({
  status: 200,
  headers: {},
  body: Buffer.from(words),
  ...(at !== undefined && { lasts: { at, tags: ['page'] } }),
})
const publish = () => {
  const state = siteState()
  state.changedAt = moment()
  state.invalidatedAt.set('page', state.changedAt)
}
const readers = (count: number, read: () => Promise<string>) => Array.from({ length: count }, read)

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await nextTurn()
}

beforeEach(() => {
  siteState().receivesInvalidations = true
  onTestFinished(() => {
    siteState().receivesInvalidations = false
    siteState().invalidatedAt.clear()
  })
})

it('InFlightRenders renders a page once for 500 concurrent requests', async () => {
  const site = new Site()
  const all = readers(500, () => site.read('page'))
  await settle()
  expect(site.making).toHaveLength(1)
  site.making[0]?.end('new')
  const answers = await Promise.all(all)
  expect(new Set(answers)).toEqual(new Set(['new']))
  expect(site.making).toHaveLength(1)
})

it('InFlightRenders lets other work run between the answers to a crowd', async () => {
  const site = new Site()
  let answered = 0
  const all = readers(100, () => site.read('page').finally(() => answered++))
  await settle()
  site.making[0]?.end('new')
  await nextTurn()
  await nextTurn()
  expect(answered).toBeLessThan(30)
  await Promise.all(all)
})

it('InFlightRenders renders an answer that is not shared for each request', async () => {
  const site = new Site()
  const all = readers(3, () => site.read('page'))
  await settle()
  for (let made = 0; made < 3; made++) {
    site.making[made]?.end(`${made}`, 'own')
    await settle()
  }
  expect(await Promise.all(all)).toEqual(['0', '1', '2'])
})

it('InFlightRenders never gives a reader after a change a render that started before it', async () => {
  const site = new Site()
  const early = readers(2, () => site.read('page'))
  await settle()
  publish()
  const late = readers(2, () => site.read('page'))
  await settle()
  expect(site.making).toHaveLength(1)
  site.making[0]?.end('before')
  expect(await Promise.all(early)).toEqual(['before', 'before'])
  await settle()
  expect(site.making).toHaveLength(2)
  site.making[1]?.end('after')
  expect(await Promise.all(late)).toEqual(['after', 'after'])
})

it('InFlightRenders gives a reader the render that started after their request, however often the page changes', async () => {
  const site = new Site()
  site.keep('page', 'first')
  publish()
  const reader = site.read('page')
  await settle()
  publish()
  site.making[0]?.end('second')
  expect(await reader).toBe('second')
})

it('InFlightRenders gives readers in a crowd old answers, and renders each page once, two at a time', async () => {
  const site = new Site({ quietMs: 60_000, crowdedMs: 1 })
  const pages = Array.from({ length: 30 }, (_, page) => `${page}`)
  for (const page of pages) site.keep(page, 'before')
  publish()
  const all = pages.flatMap((page) => readers(3, () => site.read(page)))
  await settle()
  expect(site.making).toHaveLength(2)
  const answers = await Promise.all(all)
  expect(answers.filter((words) => words === 'old before').length).toBeGreaterThan(50)
  for (let made = 0; made < pages.length; made++) {
    site.making[made]?.end('after')
    await settle()
  }
  expect(site.making.map(({ key }) => key).toSorted()).toEqual(pages.toSorted())
  expect(await site.read('7')).toBe('after')
})

it('InFlightRenders rejects for all waiting requests, and renders again for the next', async () => {
  const site = new Site()
  const all = Promise.allSettled(readers(3, () => site.read('page')))
  await settle()
  site.making[0]?.fail(new Error('The lake is away'))
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  const next = site.read('page')
  await settle()
  site.making[1]?.end('new')
  expect(await next).toBe('new')
})

it('InFlightRenders with `behind` gives the old answer, and renders once for later requests', async () => {
  const site = new Site()
  const first = site.read('page', true)
  await settle()
  site.making[0]?.end('one')
  expect(await first).toBe('one')
  publish()
  expect(await Promise.all(readers(3, () => site.read('page', true)))).toEqual(
    Array(3).fill('old one'),
  )
  await settle()
  expect(site.making).toHaveLength(2)
  site.making[1]?.end('two')
  await settle()
  expect(await site.read('page', true)).toBe('two')
})
