import type { Attack } from './attack.ts'
import { asTheSite, multiSearch, resultsOf } from './searches.ts'
import { send, sendJson } from './send.ts'

export const searchBounds: Attack = {
  number: '2c',
  title: 'searches that are too large or too many',
  async run(stack, check) {
    const { search, searchKeys } = stack
    const long = { searches: [{ q: 'x'.repeat(600_000) }] }
    for (const key of [searchKeys.search, 'no key at all']) {
      const headers = { 'x-typesense-api-key': key }
      const { status } = await sendJson(search, '/multi_search', long, { headers })
      check(status === 413, `600,000 bytes are ${status}`)
    }
    const many = await multiSearch(
      stack,
      Array.from({ length: 150_000 }, () => 1),
    )
    check(
      many.status === 400 && many.text.includes('limit_multi_searches'),
      `150,000 searches are ${many.status} ${many.text.slice(0, 100)}`,
    )
    const fields = Array.from({ length: 50 }, () => 'content').join(',')
    const refused = [
      { q: '*', filter_by: `page_id:=[${'a,'.repeat(2490)}a]` },
      { q: 'order', query_by: fields, query_by_weights: '' },
    ]
    for (const more of refused) {
      const [result] = resultsOf(await multiSearch(stack, [asTheSite(stack, more)]))
      check(result?.code === 400, `${JSON.stringify(more).slice(0, 60)} is ${result?.code ?? 200}`)
    }
    const { status } = await send(search, '/health')
    return `413 twice, ${many.status}, 400 twice; health ${status}`
  },
}
