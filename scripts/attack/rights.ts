import { z } from 'zod'
import type { RunningStack } from '../stack/running-stack.ts'
import type { Attack } from './attack.ts'
import { send, sendJson } from './send.ts'

const INWARD = [
  'http://169.254.169.254/',
  'http://127.0.0.1:1/',
  'http://2130706433/',
  'http://[::ffff:127.0.0.1]/',
  'http://10.0.0.1/',
]
/** Documents that are read by their ids, whatever they are. */
const ADMINISTRATED = [
  'siteSettings',
  'draftSessions.ended',
  'deadLetter.attack',
  'feedback.attack',
  'readingDay.2026-01-01',
]
const PAGE = 'page-v5-intro'
const named = z.looseObject({ id: z.string() })

const bearer = ({ users }: RunningStack, role: string) => ({
  authorization: `Bearer ${users.find((user) => user.role === role)?.token}`,
})

export const rights: Attack = {
  number: '23',
  title: 'a writer changes keys or takes the place of settings; a webhook is led inwards',
  async run(stack, check) {
    const { lake, dataset, projectId } = stack
    const writer = { headers: bearer(stack, 'writer') }
    const administrator = { headers: bearer(stack, 'administrator') }
    const mutate = `/v2025-02-19/data/mutate/${dataset}`
    const change = (mutation: object, by = writer) =>
      sendJson(lake, mutate, { mutations: [mutation] }, by)
    const secret = { _id: 'secrets.attack-rights', _type: 'x' }
    const stored = await change({ createOrReplace: secret })
    check(stored.status === 403, `a key by a writer is ${stored.status}`)
    if (stored.status < 400) await change({ delete: { id: secret._id } }, administrator)

    for (const name of ADMINISTRATED) {
      // Scheduled, it would be published by a program with more rights than its writer.
      const draft = { _id: `drafts.${name}`, _type: 'page' }
      const taken = await change({ createIfNotExists: draft })
      check(taken.status === 403, `a page in place of ${name} by a writer is ${taken.status}`)
      if (taken.status < 400) await change({ delete: { id: draft._id } }, administrator)
    }
    const shaped = { hideToc: { _type: 'localeString' }, listItem: { _type: 'localeString' } }
    const translator = { headers: bearer(stack, 'translator') }
    const freezing = await change({ patch: { id: PAGE, set: shaped } }, translator)
    check(freezing.status === 403, `fields of any name by a translator are ${freezing.status}`)

    const hooks = `/v1/hooks/projects/${projectId}`
    let refused = 0
    for (const url of INWARD) {
      const rule = { on: ['update'], filter: '_type == "attack"', projection: '{_id}' }
      const hook = { name: 'attack', url, dataset, rule }
      const made = await sendJson(lake, hooks, hook, administrator)
      check(made.status === 400, `a webhook to ${url} is ${made.status}`)
      if (made.status === 400) refused++
      else if (made.status < 300) {
        const { id } = named.parse(JSON.parse(made.text))
        await send(lake, `${hooks}/${id}`, { method: 'DELETE', ...administrator })
      }
    }
    return `${refused} of ${INWARD.length} inward webhooks refused; a writer 403 at ${1 + ADMINISTRATED.length} doors, a translator at one`
  },
}
