import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { API_VERSION } from '../../schemas/api-version.ts'

const TITLES = `*[_id in $ids]{
  _id, "title": coalesce(title.en, name.en, label.en, text.en, summary.en, title, name, label, from)
}`

const schema = z.array(z.object({ _id: z.string(), title: z.string().nullable().catch(null) }))

/** Titles of documents by id, in English; a document that no longer exists is not in it. */
export function useTitles(ids: readonly string[]): ReadonlyMap<string, string> {
  const client = useClient({ apiVersion: API_VERSION })
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  const key = [...new Set(ids)].sort().join(' ')

  useEffect(() => {
    let gone = false
    const load = async () => {
      const found =
        key === '' ? [] : schema.parse(await client.fetch(TITLES, { ids: key.split(' ') }))
      if (!gone) setTitles(new Map(found.map(({ _id, title }) => [_id, title ?? _id])))
    }
    // The list below asks the same lake and says what is wrong with it.
    load().catch(() => setTitles(new Map()))
    return () => {
      gone = true
    }
  }, [client, key])

  return titles
}
