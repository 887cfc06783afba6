import { Client } from 'typesense'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { launchBrowser } from '../support/browser.ts'
import { lakeAs } from '../support/lake.ts'
import { html, stamp } from '../support/page.ts'
import { searchFor } from '../support/search-modal.ts'
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

const healthSchema = z.object({
  status: z.string(),
  pages: z.object({ served: z.boolean() }),
  lake: z.object({ reachable: z.boolean() }),
  search: z.object({ reachable: z.boolean() }),
})

async function health() {
  const answer = await fetch(`${stack.site}/api/health`)
  return { code: answer.status, ...healthSchema.parse(await answer.json()) }
}

describe('when a part is down', () => {
  const written: string[] = []

  afterAll(async () => {
    const transaction = writer.transaction()
    for (const id of written) transaction.delete(id)
    await transaction.commit()
  })

  it('loses no acknowledged write when lake, search and site are killed during 100 writes', async () => {
    const kills: Record<number, string> = { 20: 'lake', 50: 'search', 80: 'site' }
    for (let number = 0; number < 100; number++) {
      const victim = kills[number]
      if (victim) process.kill(pid(victim), 'SIGKILL')
      const id = `redirect-durability-${number}`
      const document = {
        _id: id,
        _type: 'redirect',
        from: `durability/${number}`,
        to: { _type: 'reference', _ref: 'page-v5-intro' },
      }
      // A write that fails was not acknowledged, and its writer tries again.
      await until(async () => {
        try {
          await writer.createIfNotExists(document)
          return true
        } catch {
          return false
        }
      }, 60_000)
      written.push(id)
    }
    for (const name of ['lake', 'search', 'site']) await up(name)
    const kept = await writer.fetch<string[]>(
      '*[_type == "redirect" && string::startsWith(_id, "redirect-durability-")]._id',
    )
    expect(kept.toSorted()).toEqual(written.toSorted())
    const search = new Client({ nodes: [{ url: stack.search }], apiKey: stack.searchKeys.search })
    const hits = await search
      .collections(stack.searchCollections.en)
      .documents()
      .search({ ...stack.searchParameters.en, q: 'kline' })
    expect(hits.found).toBeGreaterThan(0)
    await until(async () => {
      const moved = await fetch(`${stack.site}/durability/99`, { redirect: 'manual' })
      return moved.status === 308
    }, 30_000)
  })

  it('serves every built page while the lake is down', async () => {
    await whileStopped('lake', async () => {
      for (const page of [
        'v5/intro',
        'v5/market/kline',
        'zh-TW/v5/market/kline',
        'v5/market/insurance',
      ])
        expect(await html(`${stack.site}/${page}`)).toContain('</main>')
      await until(async () => (await health()).status === 'degraded')
      expect(await health()).toMatchObject({
        code: 200,
        pages: { served: true },
        lake: { reachable: false },
        search: { reachable: true },
      })
    })
    await until(async () => (await health()).lake.reachable)
  })

  it('keeps what it cannot renew, says what it cannot show, and renews by itself', async () => {
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
      // It was told just before the lake went away, and can read nothing.
      const told = sendWebhook(stack, changed)
      const searchTold = sendWebhook(stack, changed, undefined, 'search')
      const unknown = await fetch(`${stack.site}/zh-TW/v5/never-asked-for`)
      expect(unknown.status).toBe(503)
      expect(unknown.headers.get('retry-after')).toBe('10')
      expect(await unknown.text()).toContain('<h1>此頁目前無法顯示。</h1>')
      const text = await fetch(`${stack.site}/v5/never-asked-for.md`)
      expect(text.status).toBe(503)
      expect(await text.text()).toContain('cannot be shown')
      // Nothing is read to make pages stale; the search is told again until it can follow.
      expect(await told).toBe(200)
      expect(await searchTold).toBe(503)
      expect(await stamp(page)).toBe(before)
    })
    expect(await sendWebhook(stack, changed, undefined, 'search')).toBe(200)
    await until(async () => (await stamp(page)) !== before)
    await until(async () => (await health()).status === 'ok')
    expect((await fetch(`${stack.site}/zh-TW/v5/never-asked-for`)).status).toBe(404)
  })

  it('says that results cannot be fetched while the search is down, and the rest works', async () => {
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage()
      await page.goto(`${stack.site}/v5/market/kline`)
      await whileStopped('search', async () => {
        await searchFor(page, 'order')
        await page.getByText('Unable to fetch results').waitFor()
        await page.getByText('You might want to check your network connection.').waitFor()
      })
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Tickers' }).first().click()
      await page.waitForURL('**/v5/market/tickers')
    } finally {
      await browser.close()
    }
  })
})
