// Needs the running stack: the built site answers for each topic.
import { afterAll, describe, expect, inject, it } from 'vitest'
import { lakeAs, publish } from '../../support/lake.ts'
import { html } from '../../support/page.ts'
import { until } from '../../support/until.ts'

const stack = inject('stack')
const path = 'v5/websocket/public/orderbook'
const english = `${stack.site}/${path}`
const chinese = `${stack.site}/zh-TW/${path}`

const id = 'channel-public-orderbook'
const field = 'messages[_key=="orderbook"].fields[path=="cts"].description.zhTW'
const EDITED = '撮合引擎完成撮合的時刻。'

const withoutTags = (text: string) => text.replaceAll(/<wbr\/?>|<\/?span[^>]*>/g, '')

describe('the page of a topic', () => {
  const lake = lakeAs(stack, 'translator')
  let before: string | undefined

  afterAll(async () => {
    if (before !== undefined) await publish(lake, id, { [field]: before })
  })

  it.each([
    [english, 'Topic', 'Message', 'Subscribe', 'every 10–200 ms', 'no key needed', 'Snapshot'],
    [chinese, '主題', '訊息', '訂閱', '每 10–200 毫秒', '無需金鑰', '快照'],
  ])('reads whole without scripts at %s', async (url, ...words) => {
    const text = withoutTags(await html(url))
    for (const word of words) expect(text).toContain(word)
    expect(text).toContain('<code translate="no">orderbook.{depth}.{symbol}</code>')
    for (const anchor of ['topic', 'param-depth', 'message', 'message-data-b', 'message-example'])
      expect(text).toContain(`id="${anchor}"`)
  })

  it('is Markdown too', async () => {
    const markdown = await html(`${english}.md`)
    expect(markdown).toContain('`orderbook.{depth}.{symbol}` · every 10–200 ms')
    expect(markdown).toMatch(/\| `data\.seq` \| integer \|/)
    expect(markdown).toContain('```json title="Delta"')
  })

  it('follows a word that a translator publishes', async () => {
    const [stored] = await lake.fetch<string[]>(
      `*[_id == $id].messages[].fields[path == "cts"].description.zhTW`,
      { id },
    )
    before = stored
    expect(before).not.toBe(EDITED)
    await publish(lake, id, { [field]: EDITED })
    await until(async () => (await html(chinese)).includes(EDITED))
    expect(await html(english)).not.toContain(EDITED)
  })
})
