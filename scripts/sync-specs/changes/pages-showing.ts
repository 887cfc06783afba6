import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { isRecord } from '../../../schemas/is-record.ts'

const QUERY = `*[_type == "page" && !(_id in path("drafts.**")) && references($ids)
  && !string::startsWith(path.current, "api-explorer/")] | order(path.current){_id, "body": body.en}`

const answer = z.array(z.object({ _id: z.string(), body: z.unknown() }))

/** Ids of the published pages that show each of the documents `ids`; those of the explorer show what others do. */
export async function pagesShowing(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const showing = new Map<string, string[]>()
  for (const { _id, body } of answer.parse(await client.fetch<unknown>(QUERY, { ids }))) {
    const named = new Set(referencesIn(body))
    for (const id of ids) if (named.has(id)) showing.set(id, [...(showing.get(id) ?? []), _id])
  }
  return showing
}

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isRecord(value)) return []
  const { _ref } = value
  return [
    ...(typeof _ref === 'string' ? [_ref] : []),
    ...Object.values(value).flatMap(referencesIn),
  ]
}
