// Needs the running stack: a publish goes from the lake through the webhook to the pages.
import { afterAll, describe, expect, inject, it } from 'vitest'
import { lakeAs, publish } from '../support/lake.ts'
import { html, stamp } from '../support/page.ts'
import { until } from '../support/until.ts'
import { waitForDeliveries } from '../support/wait-for-deliveries.ts'

const stack = inject('stack')
const writer = lakeAs(stack, 'writer')
const at = (path: string) => `${stack.site}/${path}`

describe('a publish regenerates the pages that show the change, and no others', () => {
  const original = writer.getDocument('page-v5-market-tickers')

  afterAll(async () => {
    const page = await original
    await publish(writer, 'page-v5-market-tickers', {
      title: page?.['title'],
      sidebarLabel: page?.['sidebarLabel'],
    })
  })

  it('leaves the other pages alone when the title changes', async () => {
    const others = ['v5/market/time', 'v5/market/orderbook', 'zh-TW/v5/intro'].map(at)
    await waitForDeliveries(stack)
    const before = await Promise.all(others.map(stamp))
    await publish(writer, 'page-v5-market-tickers', { 'title.en': 'Tickers exactly' })
    await until(async () => (await html(at('v5/market/tickers'))).includes('Tickers exactly'))
    expect(await Promise.all(others.map(stamp))).toEqual(before)
  })

  it('reaches every page whose sidebar shows a changed label', async () => {
    await publish(writer, 'page-v5-market-tickers', { 'sidebarLabel.en': 'Tickers relabelled' })
    await until(async () => (await html(at('v5/market/time'))).includes('Tickers relabelled'))
    expect(await html(at('v5/market/kline'))).toContain('Tickers relabelled')
  })

  it('reaches the page of errors, and other explanations of a code, when its text changes', async () => {
    const others = ['v5/market/time', 'v5/enum', 'zh-TW/v5/intro'].map(at)
    await waitForDeliveries(stack)
    const before = await Promise.all(others.map(stamp))
    const meaning = 'codes[code == "429"].meaning.en'
    const was = await writer.fetch<string>(
      '*[_id == "errors-http"][0].codes[code == "429"][0].meaning.en',
    )
    await publish(writer, 'errors-http', { [meaning]: 'An albatross is in the way.' })
    await until(async () => (await html(at('v5/error'))).includes('An albatross is in the way.'))
    for (const path of ['v5/error.md', 'v5/error.json', 'error-codes/en'])
      await until(async () => (await html(at(path))).includes('An albatross is in the way.'))
    expect(await Promise.all(others.map(stamp))).toEqual(before)
    await publish(writer, 'errors-http', { [meaning]: was })
    await until(async () => !(await html(at('v5/error'))).includes('albatross'))
  })

  it('shows the last of many changes, also on pages that were being rendered meanwhile', {
    tags: ['nightly'],
  }, async () => {
    const addresses = ['v5/market/tickers', 'zh-TW/v5/market/tickers', 'v5/market/time'].map(at)
    let publishing = true
    const readers = addresses.map(async (url) => {
      while (publishing) await html(url)
    })
    for (let change = 0; change <= 20; change++)
      await publish(writer, 'page-v5-market-tickers', {
        'sidebarLabel.en': `Change ${change}`,
        'sidebarLabel.zhTW': `Change ${change}`,
      })
    publishing = false
    await Promise.all(readers)
    await waitForDeliveries(stack)
    for (const url of addresses) await until(async () => (await html(url)).includes('Change 20'))
  })
})
