// Needs a browser: a writer publishes an entry that a sync drafted, and readers see it.
// @module-tag nightly
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { publishedIdOf } from '../../schemas/ids.ts'
import { workflowId } from '../../schemas/workflow/workflow.ts'
import { syncSpecs } from '../../scripts/sync-specs/sync-specs.ts'
import { approve, requestReview } from '../../studio/review/steps.ts'
import { launchBrowser } from '../support/browser.ts'
import { edit, lakeAs, publishDraft } from '../support/lake.ts'
import { html, stamp } from '../support/page.ts'
import { searchFor } from '../support/search-modal.ts'
import { skipAfterFailure } from '../support/steps.ts'
import { StudioSession } from '../support/studio.ts'
import { until } from '../support/until.ts'
import { waitForDeliveries } from '../support/wait-for-deliveries.ts'

const stack = inject('stack')
const SPECS = path.resolve(import.meta.dirname, '../../specs')
const PAGE = 'v5/lt/leverage-token-info'
const OTHERS = ['v5/lt/leverage-token-reference', 'zh-TW/v5/lt/purchase', 'v5/enum']
const lake = lakeAs(stack, 'administrator')
const writing = lakeAs(stack, 'writer')
const at = (address: string) => `${stack.site}/${address}`
const person = (name: string) => ({ id: name.toLowerCase(), name })

/** The specifications with an optional parameter made required, and one more parameter and field. */
const edited = (text: string) =>
  text
    .replace('required: false', 'required: true')
    .replace(
      '          example: BTC3L\n',
      '          example: BTC3L\n        - name: heron\n          in: query\n          schema: {type: string}\n',
    )
    .replace(
      '                                ltName:\n',
      '                                heronCount: {type: string}\n                                ltName:\n',
    )

/** The entries that a sync drafted, found by their ids: entries of the past have facts too. */
const entries = async () => {
  const all = await lake.fetch<{ _id: string; changes: { rule: string }[] }[]>(
    '*[_type == "changelogEntry" && count(changes) > 0] | order(_createdAt)',
    {},
    { perspective: 'raw' },
  )
  return all.filter(({ _id }) => _id.includes('-sync-'))
}

/** Waits until each address contains each of its words. */
const say = async (all: [address: string, ...words: string[]][]) => {
  for (const [address, ...words] of all)
    await until(async () => {
      const text = await html(at(address))
      return words.every((word) => text.includes(word))
    })
}

describe('a change of the API', () => {
  let browser: Browser
  let folder: string
  let entry = ''
  let stamps: string[] = []
  const sync = async (edit: (text: string) => string) => {
    const file = path.join(folder, 'lt.yaml')
    await writeFile(file, edit(await readFile(path.join(SPECS, 'lt.yaml'), 'utf8')))
    return syncSpecs(writing, { specs: folder, dryRun: false })
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'specs-'))
    await cp(SPECS, folder, { recursive: true })
    browser = await launchBrowser()
  })
  skipAfterFailure()
  afterAll(async () => {
    await browser.close()
    await sync((text) => text)
    for (const { _id } of await entries()) {
      await lake.delete(_id)
      await lake.delete(workflowId(publishedIdOf(_id)))
    }
    await rm(folder, { recursive: true })
    await waitForDeliveries(stack)
  })

  it('becomes a draft, once', async () => {
    const { entry: drafted } = await sync(edited)
    expect(drafted?.changes.map(({ rule }) => rule).toSorted()).toEqual([
      'field-added',
      'parameter-added',
      'parameter-required',
    ])
    expect((await sync(edited)).entry).toBeUndefined()
    entry = publishedIdOf(drafted?._id ?? '')
    await waitForDeliveries(stack)
    expect(await html(at('changelog/v5'))).not.toContain('heronCount')
    expect(await html(at(`${PAGE}.json`))).not.toContain('parameter-required')
  })

  it('is edited, translated, approved and published', async () => {
    stamps = await Promise.all(OTHERS.map((address) => stamp(at(address))))
    const writer = await StudioSession.signIn(stack, 'Writer')
    await writer.open('changelogEntry', entry)
    await writer.field('title.en').fill('Tokens are counted in herons')
    await writer.page.getByText('Now required').first().waitFor()
    const verdict = 'May break clients: GET /v5/spot-lever-token/info ltCoin.'
    await writer.page.getByText(verdict).first().waitFor()
    await edit(lakeAs(stack, 'translator'), entry, { 'title.zhTW': '代幣改以蒼鷺計算' })
    await until(async () => {
      const draft = JSON.stringify(await lake.getDocument(`drafts.${entry}`))
      return draft.includes('herons') && draft.includes('蒼鷺')
    })
    await requestReview({ client: writing, id: entry, user: person('Writer') })
    const draft = await lake.getDocument(`drafts.${entry}`)
    await approve({ client: lake, id: entry, user: person('Administrator') }, draft?._rev ?? '')
    await publishDraft(lake, entry)
  })

  it('is shown wherever the endpoint is, in both languages, and nowhere else', async () => {
    const en = 'Tokens are counted in herons'
    const zh = '代幣改以蒼鷺計算'
    await say([
      [PAGE, en, 'heronCount', 'Now required'],
      [`zh-TW/${PAGE}`, zh, '改為必填'],
      [`${PAGE}.json`, en, 'parameter-required'],
      [`zh-TW/${PAGE}.json`, zh, '"breaking":true'],
      [`${PAGE}.md`, en, 'Now required (May break clients)'],
      ['changelog/v5', en, 'May break clients'],
      ['zh-TW/changelog/v5', zh, '可能影響既有程式'],
      ['changelog/v5/feed.xml', en],
      ['changelog/v5/changes.json?area=lt', en],
      [`zh-TW/changelog/v5/changes.xml?page=${PAGE}&page=faq&breaking=1`, zh],
    ])
    expect(await html(at('changelog/v5/changes.json?area=market'))).not.toContain('heron')
    expect(await Promise.all(OTHERS.map((address) => stamp(at(address))))).toEqual(stamps)
  })

  it('is found by the search and read by agents', async () => {
    const page = await browser.newPage()
    await page.goto(at('v5/intro'))
    await until(async () => {
      const dialog = await searchFor(page, 'tokens counted in herons')
      const hit = dialog.getByRole('option').filter({ hasText: 'herons' }).first()
      const found = await hit.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
      if (!found) await page.keyboard.press('Escape')
      return found
    })
    const client = new Client({ name: 'test', version: '1.0.0' })
    await client.connect(new StreamableHTTPClientTransport(new URL(at('mcp'))))
    const { content } = await client.callTool({
      name: 'changes_since',
      arguments: { since: '2026-01-01', endpoints: ['GET /v5/spot-lever-token/info'] },
    })
    expect(JSON.stringify(content)).toContain('Tokens are counted in herons')
    await page.close()
  })
})
