// Needs a browser: the page is copied to the clipboard.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { lakeAs, publish } from '../../support/lake.ts'
import { html } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { waitForDeliveries } from '../../support/wait-for-deliveries.ts'
import { waitForIslands } from '../../support/wait-for-enhancement.ts'

const stack = inject('stack')
const administrator = lakeAs(stack, 'administrator')
const time = `${stack.site}/v5/market/time`

describe('the foot of a page', () => {
  let browser: Browser
  const pageId = 'page-v5-market-time'
  const page = administrator.getDocument(pageId)

  beforeAll(async () => {
    await page
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    const before = await page
    await publish(administrator, pageId, {
      title: before?.['title'],
      description: before?.['description'],
    })
    await waitForDeliveries(stack)
  })

  it('copies the page’s Markdown', async () => {
    const context = await browser.newContext()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const tab = await context.newPage()
    await tab.goto(time)
    await waitForIslands(tab)
    await tab.getByRole('button', { name: 'Copy page as Markdown' }).click()
    await tab.getByRole('button', { name: 'Copied' }).waitFor()
    const clipboard = await tab.evaluate(() => navigator.clipboard.readText())
    expect(clipboard).toBe(await html(`${time}.md`))
    await context.close()
  })

  it('shows the time of the last publish', async () => {
    const words = {
      'title.en': 'Time told in a test',
      'sidebarLabel.en': 'Tested clock',
      'description.en': 'Described in a test.',
    }
    await publish(administrator, pageId, words)
    await until(async () => (await html(`${time}.md`)).includes('# Time told in a test\n'))
    await until(async () => (await html(time)).includes('Time told in a test'))
    await until(async () => (await html(`${time}.json`)).includes('Time told in a test'))
    for (const [list, words] of [
      ['llms.txt', 'Tested clock'],
      ['llms/v5SideBar.txt', 'Described in a test.'],
    ])
      await until(async () => (await html(`${stack.site}/${list}`)).includes(`${words}`))
    const { _updatedAt } = (await administrator.getDocument(pageId)) ?? {}
    expect(await html(time)).toContain(`<time dateTime="${_updatedAt}">`)
  })
})
