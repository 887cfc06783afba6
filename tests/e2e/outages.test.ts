// Needs the running stack: readers continue while services of it are killed.
// @module-tag nightly
import { Client } from 'typesense'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { lakeAs } from '../support/lake.ts'
import { html, stamp } from '../support/page.ts'
import { sendWebhook } from '../support/send-webhook.ts'
import { pid, whileStopped } from '../support/stack-process.ts'
import { until } from '../support/until.ts'

const stack = inject('stack')
const writer = lakeAs(stack, 'writer')

async function up(name: string): Promise<void> {
  const url = {
    lake: `${stack.lake}/v1/ping`,
    search: `${stack.search}/health`,
    site: `${stack.site}/v5/intro`,
  }[name]
  if (!url) throw new Error(`No address known for ${name}`)
  await until(async () => (await fetch(url).catch(() => undefined))?.ok === true, 60_000)
}

async function health(): Promise<string> {
  const answer: unknown = await (await fetch(`${stack.site}/api/health`)).json()
  return z.object({ status: z.string() }).parse(answer).status
}

/** Number of concurrent writers, documents per transaction, and acknowledged writes before a process is killed. */
const WRITERS = 8
const DOCUMENTS = 3
const KILLS = new Map([
  [20, 'lake'],
  [50, 'search'],
  [70, 'lake'],
  [90, 'site'],
  [120, 'lake'],
])
const ACKNOWLEDGED = 160

const idsOf = (number: number) =>
  Array.from({ length: DOCUMENTS }, (_, part) => `redirect-durability-${number}-${part}`)

/** A writer's last acknowledged write, and the remaining documents after each interrupted write. */
class Writer {
  readonly number: number
  readonly ids: string[]
  /** Number of the last write that is known to be stored; 0 before the first. */
  last = 0
  cut = 0
  #client = writer.withConfig({ maxRetries: 0, timeout: 60_000 })

  constructor(number: number) {
    this.number = number
    this.ids = idsOf(number)
  }

  from = (part: number, count: number) => `durability/${this.number}/${part}/${count}`

  /** Rewrites all its documents; returns whether the write was acknowledged. */
  async write(): Promise<boolean> {
    const transaction = this.#client.transaction()
    for (const [part, _id] of this.ids.entries())
      transaction.createOrReplace({
        _id,
        _type: 'redirect',
        from: this.from(part, this.last + 1),
        to: { _type: 'reference', _ref: 'page-v5-intro' },
      })
    try {
      await transaction.commit()
      this.last += 1
      return true
    } catch (error) {
      // An answer means that the write was not interrupted but refused.
      if (error instanceof Error && 'statusCode' in error) throw error
      return false
    }
  }

  /** Continues from the lake's state after an interrupted write: either all of it is stored, or nothing. */
  async recover(): Promise<void> {
    this.cut += 1
    const found = await this.counts()
    expect(new Set(found).size, `writer ${this.number} has ${found.join(', ')}`).toBe(1)
    const [kept = 0] = found
    expect([this.last, this.last + 1], `writer ${this.number}`).toContain(kept)
    this.last = kept
  }

  /** The write number in each of its documents; 0 for a missing document. */
  async counts(): Promise<number[]> {
    let found: ({ from: string } | null)[] = []
    await until(async () => {
      try {
        found = await this.#client.getDocuments<{ from: string }>(this.ids)
        return true
      } catch {
        return false
      }
    }, 60_000)
    return found.map((document) => Number(document?.from.split('/').at(-1) ?? 0))
  }
}

describe('when a service is down, the stack', () => {
  const writers = Array.from({ length: WRITERS }, (_, number) => new Writer(number))

  afterAll(async () => {
    const transaction = writer.transaction()
    for (const { ids } of writers) for (const id of ids) transaction.delete(id)
    await transaction.commit()
  })

  it('loses no acknowledged write, and keeps no part of others, when all is killed during writes', async () => {
    let acknowledged = 0
    /** Number of pending writes at each kill of the lake. */
    const underWay: number[] = []
    let writing = 0
    const work = writers.map(async (one) => {
      while (acknowledged < ACKNOWLEDGED) {
        writing += 1
        const isKept = await one.write()
        writing -= 1
        if (!isKept) {
          await one.recover()
          continue
        }
        acknowledged += 1
        const victim = KILLS.get(acknowledged)
        if (!victim) continue
        process.kill(pid(victim), 'SIGKILL')
        if (victim === 'lake') underWay.push(writing)
      }
    })
    await Promise.all(work)
    for (const name of ['lake', 'search', 'site']) await up(name)
    // Without pending writes the test would show nothing: each kill interrupted some.
    expect(underWay).toHaveLength(3)
    expect(Math.min(...underWay)).toBeGreaterThan(0)
    expect(writers.reduce((sum, { cut }) => sum + cut, 0)).toBeGreaterThanOrEqual(3)
    for (const one of writers)
      expect(await one.counts(), `writer ${one.number}`).toEqual(idsOf(0).map(() => one.last))

    const search = new Client({ nodes: [{ url: stack.search }], apiKey: stack.searchKeys.search })
    const hits = await search
      .collections(stack.searchCollections.en)
      .documents()
      .search({ ...stack.searchParameters.en, q: 'kline' })
    expect(hits.found).toBeGreaterThan(0)
    for (const one of writers)
      await until(async () => {
        const moved = await fetch(`${stack.site}/${one.from(0, one.last)}`, { redirect: 'manual' })
        return moved.status === 308
      }, 60_000)
  })

  it('serves stale pages, reports what it cannot render, and recovers by itself', async () => {
    const page = `${stack.site}/v5/market/insurance`
    const before = await stamp(page)
    const changed = JSON.stringify({
      id: 'page-v5-market-insurance',
      type: 'page',
      operation: 'update',
      path: 'v5/market/insurance',
      pathBefore: 'v5/market/insurance',
      linkChanged: false,
    })
    await whileStopped('lake', async () => {
      // The webhook arrives just before the lake stops, so the site can read nothing.
      const told = sendWebhook(stack, changed)
      const searchTold = sendWebhook(stack, changed, undefined, 'search')
      const unknown = await fetch(`${stack.site}/zh-TW/v5/never-asked-for`)
      expect(unknown.status).toBe(503)
      expect(unknown.headers.get('retry-after')).toBe('10')
      expect(await unknown.text()).toContain('<h1>此頁目前無法顯示。</h1>')
      const text = await fetch(`${stack.site}/v5/never-asked-for.md`)
      expect(text.status).toBe(503)
      expect(await text.text()).toContain('cannot be shown')
      // Invalidating pages reads nothing; the search webhook is retried until it can be handled.
      expect(await told).toBe(200)
      expect(await searchTold).toBe(503)
      expect(await stamp(page)).toBe(before)
      expect(await html(`${stack.site}/zh-TW/v5/market/kline`)).toContain('</main>')
      await until(async () => (await health()) === 'degraded')
    })
    expect(await sendWebhook(stack, changed, undefined, 'search')).toBe(200)
    await until(async () => (await stamp(page)) !== before)
    await until(async () => (await health()) === 'ok')
    expect((await fetch(`${stack.site}/zh-TW/v5/never-asked-for`)).status).toBe(404)
  })
})
