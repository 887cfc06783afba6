// Needs the running stack: the built pages have what the search names.
// @module-tag nightly
import { Client } from 'typesense'
import { expect, inject, it } from 'vitest'
import type { SearchRecord } from '../../../web/search/record.ts'
import { html } from '../../support/page.ts'

const stack = inject('stack')
const admin = new Client({ nodes: [{ url: stack.search }], apiKey: stack.searchKeys.admin })

it.each(['en', 'zh-TW'] as const)(
  'the search index leads to elements that the pages have, in %s',
  async (locale) => {
    const documents = admin.collections(stack.searchCollections[locale]).documents()
    const lines = (await documents.export({ include_fields: 'url_without_anchor,anchor' })).split(
      '\n',
    )
    const records = lines.map((line): Partial<SearchRecord> => JSON.parse(line))
    const missing: string[] = []
    for (const [url = '', of] of Map.groupBy(records, (record) => record.url_without_anchor)) {
      const page = await html(`${new URL(stack.site).origin}${url}`)
      const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      for (const { anchor } of of) if (anchor && !ids.has(anchor)) missing.push(`${url}#${anchor}`)
    }
    expect(missing).toEqual([])
    expect(records.length).toBeGreaterThan(1000)
  },
)
