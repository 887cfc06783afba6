// Needs a browser: a deprecation is struck out, marked and warned of where readers look.
// @module-tag nightly
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { syncSpecs } from '../../scripts/sync-specs/sync-specs.ts'
import { launchBrowser } from '../support/browser.ts'
import { openConsole } from '../support/console.ts'
import { delivered } from '../support/delivered.ts'
import { lakeAs } from '../support/lake.ts'
import { html } from '../support/page.ts'
import { searchFor } from '../support/search-modal.ts'
import { skipAfterFailure } from '../support/steps.ts'
import { until } from '../support/until.ts'

const stack = inject('stack')
const SPECS = path.resolve(import.meta.dirname, '../../specs')
const PAGE = 'v5/lt/leverage-token-reference'
const EXPLORER = 'api-explorer/v5/lt/leverage-token-reference'
const writing = lakeAs(stack, 'writer')
const lake = lakeAs(stack, 'administrator')
const at = (address: string) => `${stack.site}/${address}`

/** The endpoint of market data with its life, and a parameter that another replaces. */
const edited = (text: string) =>
  text.replace(
    '      operationId: leverage-token-reference\n',
    `      operationId: leverage-token-reference
      deprecated: true
      x-deprecation:
        since: "2026-05-01"
        sunset: "2099-12-31"
        successor: GET /v5/spot-lever-token/info
        reason: Herons count both.
        x-zh-TW: {reason: 蒼鷺兩者皆計。}
`,
  )

const say = async (address: string, ...words: string[]) =>
  until(async () => {
    const text = await html(at(address))
    return words.every((word) => text.includes(word))
  })

describe('what the API deprecates', () => {
  let browser: Browser
  let folder: string
  const sync = async (edit: (text: string) => string) => {
    const text = await readFile(path.join(SPECS, 'lt.yaml'), 'utf8')
    await writeFile(path.join(folder, 'lt.yaml'), edit(text))
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
    const drafts = await lake.fetch<string[]>(
      '*[_type == "changelogEntry" && count(changes[rule match "endpoint-*"]) > 0 && _id in path("drafts.**")]._id',
      {},
      { perspective: 'raw' },
    )
    for (const id of drafts) await lake.delete(id)
    await rm(folder, { recursive: true })
    await delivered(stack)
  })

  it('is drafted as a change, with its sunset', async () => {
    const { entry } = await sync(edited)
    expect(entry?.changes.map(({ rule, after }) => [rule, after])).toEqual([
      ['endpoint-deprecated', undefined],
      ['sunset-announced', '2099-12-31'],
    ])
    expect((await sync(edited)).entry).toBeUndefined()
  })

  it('is said on its page, in its formats and in lists, in both languages', async () => {
    await say(
      PAGE,
      '1 May 2026',
      '31 December 2099',
      'Herons count both.',
      'GET /v5/spot-lever-token/info',
    )
    await say(`zh-TW/${PAGE}`, '2026年5月1日', '2099年12月31日', '蒼鷺兩者皆計。')
    await say(`${PAGE}.md`, 'Sunset: 31 December 2099', '[`GET /v5/spot-lever-token/info`](')
    await say(`${PAGE}.md`, '# Deprecated — Since: 1 May 2026')
    await say(`zh-TW/${PAGE}.json`, '"sunset":"2099-12-31"', '蒼鷺兩者皆計。')
    await say('changelog/v5/deprecations', '31 December 2099')
    await say('zh-TW/changelog/v5/deprecations', '2099年12月31日', '蒼鷺兩者皆計。')
    await say('changelog/v5/deprecations.ics', 'DTSTART;VALUE=DATE:20991231')
    await say('api-surface.json', '"sunset":"2099-12-31"')
  })

  it('is struck out in the sidebar of another page', async () => {
    const page = await browser.newPage()
    await until(async () => {
      await page.goto(at('api-explorer/v5/lt/purchase'))
      return (await page.locator(`nav a[href$="${EXPLORER}"] s`).count()) > 0
    })
    await page.close()
  })

  it('is warned of before a call', async () => {
    const page = await browser.newPage()
    await say(EXPLORER, '31 December 2099')
    await page.goto(at(EXPLORER))
    await openConsole(page)
    const note = page.locator('[data-console]').getByRole('note')
    await expect
      .poll(() => note.textContent())
      .toContain('Use instead: GET /v5/spot-lever-token/info')
    await page.close()
  })

  it('is marked where it is found, and told to agents', async () => {
    const page = await browser.newPage()
    await page.goto(at('v5/intro'))
    await until(async () => {
      const dialog = await searchFor(page, 'spot-lever-token/reference')
      const hit = dialog.getByRole('option').filter({ hasText: 'deprecated' }).first()
      const found = await hit.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
      if (!found) await page.keyboard.press('Escape')
      return found
    })
    await page.close()
    const client = new Client({ name: 'test', version: '1.0.0' })
    await client.connect(new StreamableHTTPClientTransport(new URL(at('mcp'))))
    const { content } = await client.callTool({
      name: 'get_operation',
      arguments: { operation: 'GET /v5/spot-lever-token/reference' },
    })
    expect(JSON.stringify(content)).toContain('Sunset: 31 December 2099')
    await client.close()
  })
})
