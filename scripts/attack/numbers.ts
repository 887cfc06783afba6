import { z } from 'zod'
import type { Attack } from './attack.ts'
import { send, sendJson } from './send.ts'

const NAME = 'attack_numbers'
const line = '{"id":"a","price":1e999}'
const imported = z.object({ success: z.literal(false), code: z.literal(400) })

export const numbers: Attack = {
  number: '1e999',
  title: 'numbers beyond all, to be stored as something else',
  async run({ search, searchKeys, lake, dataset, users }, check) {
    const headers = { 'x-typesense-api-key': searchKeys.admin }
    const documents = `/collections/${NAME}/documents`
    const fields = [{ name: 'price', type: 'float', optional: true }]
    const post = (path: string) => send(search, path, { method: 'POST', headers, body: line })
    await sendJson(search, '/collections', { name: NAME, fields }, { headers })
    try {
      const { text } = await post(`${documents}/import`)
      check(imported.safeParse(JSON.parse(text)).success, `its import is ${text.slice(0, 100)}`)
      const { status } = await post(documents)
      check(status === 400, `a document of the search is ${status}`)
      const stored = await send(search, `${documents}/a`, { headers })
      check(stored.status === 404, `it was stored: ${stored.text.slice(0, 100)}`)
    } finally {
      await send(search, `/collections/${NAME}`, { method: 'DELETE', headers })
    }
    const writer = users.find(({ role }) => role === 'writer')
    const { status } = await send(lake, `/v2025-02-19/data/mutate/${dataset}?dryRun=true`, {
      method: 'POST',
      headers: { authorization: `Bearer ${writer?.token}`, 'content-type': 'application/json' },
      body: '{"mutations":[{"create":{"_id":"drafts.attack-number","_type":"a","n":1e999}}]}',
    })
    check(status === 400, `a document of the lake is ${status}`)
    return `search and lake refused it`
  },
}
