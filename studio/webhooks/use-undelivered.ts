import { useCallback } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { API_VERSION } from '../../schemas/api-version.ts'
import { undeliveredChangeSchema } from '../../schemas/undelivered-change.ts'
import { usePolled } from './use-polled.ts'

const QUERY = `*[_type == "undeliveredChange"] | order(lastTry desc, _id)[0...200]{
  _id, entry, receiver, event, reason, since, lastTry, tries, nextTry, resend,
  "title": *[_id == ^.entry][0].title.en,
  "name": *[_id == ^.receiver][0].name
}`

const text = z.string().nullable().catch(null)
const rows = z.array(undeliveredChangeSchema.extend({ title: text, name: text }))

/** A change that a receiver did not get, with the titles of both documents if they exist. */
export type Undelivered = z.infer<typeof rows>[number]

/** Polls the undelivered changes every two seconds; `resend` and `discard` act on one. */
export function useUndelivered() {
  const client = useClient({ apiVersion: API_VERSION })
  const read = useCallback(
    async () => rows.parse(await client.fetch<unknown>(QUERY, {}, { perspective: 'raw' })),
    [client],
  )
  const { state, problem, refresh } = usePolled(read)

  /** Makes the site send the entry again: a webhook tells the site at once, or its next scheduled run finds it. */
  const resend = async ({ _id }: Undelivered) => {
    await client.patch(_id).set({ resend: new Date().toISOString() }).commit()
    await refresh()
  }
  const discard = async ({ _id }: Undelivered) => {
    await client.delete(_id)
    await refresh()
  }
  return { all: state, problem, resend, discard }
}
