import { createHmac } from 'node:crypto'
import type { Attack } from './attack.ts'
import { counted, send } from './send.ts'

const REFUSED = [
  '{"expires_at":"1"}',
  '{"expires_at":"4000000000"}',
  '{"expires_at":null}',
  '{"filter_by":null}',
  '{"filter_by":["type:=x"]}',
  '{"exclude_fields":{"a":true}}',
  '{"limit_hits":"few"}',
  '{"filter_by":"x"',
]
const SOUND = '{"filter_by":"type:!=change","expires_at":4000000000}'

export const scopedKeys: Attack = {
  number: '26',
  title: 'scoped keys written so that what limits them is passed over',
  async run({ search, searchKeys, searchCollections }, check) {
    const found = (json: string) => {
      const digest = createHmac('sha256', searchKeys.search).update(json).digest('base64')
      const key = Buffer.from(digest + searchKeys.search.slice(0, 4) + json).toString('base64')
      const path = `/collections/${searchCollections.en}/documents/search?q=*`
      return send(search, path, { headers: { 'x-typesense-api-key': key } })
    }
    const answers = await Promise.all(REFUSED.map(found))
    answers.forEach(({ status }, at) => {
      check(status === 401, `${REFUSED[at]} is ${status}`)
    })
    const sound = await found(SOUND)
    check(sound.status === 200, `a sound one is ${sound.status}`)
    return `${counted(answers)}; a sound one ${sound.status}`
  },
}
