import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { isRecord } from '../../../schemas/is-record.ts'
import type { StoredDocument } from '../plan.ts'
import type { SpecDocument } from '../types.ts'
import { changesBetween } from './changes-between.ts'
import { type DraftedEntry, draftEntry } from './draft-entry.ts'
import { factsOf } from './facts.ts'

const QUERY = `*[_type == "page" && !(_id in path("drafts.**")) && references($ids)
  && !string::startsWith(path.current, "api-explorer/")] | order(path.current){_id, "body": body.en}`

const answer = z.array(z.object({ _id: z.string(), body: z.unknown() }))

/** Ids of the published pages that show each of the documents `ids`; pages of the explorer show further documents. */
async function pagesShowing(
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

export interface ChangeOptions {
  /** Date from which the changes apply: YYYY-MM-DD. */
  date: string
  /** The specifications were wrong; the API itself did not change. */
  correction: boolean
  /** Ids of documents removed from the API. */
  removed: readonly string[]
}

/** Drafts the changelog entry for what `next` changes in the lake; undefined for no changes and for an empty lake. */
export async function draftChangelogEntry(
  client: SanityClient,
  stored: readonly StoredDocument[],
  next: readonly SpecDocument[],
  { date, correction, removed }: ChangeOptions,
): Promise<DraftedEntry | undefined> {
  const published = stored.filter(({ _id }) => !_id.includes('.'))
  const before = published.map(factsOf).filter((facts) => !facts.removed)
  if (before.length === 0) return undefined
  const wanted = new Set(next.map(({ _id }) => _id))
  const left = before.filter(({ _id }) => !wanted.has(_id) && !removed.includes(_id))
  const after = [...next.map(factsOf), ...left]
  const changes = changesBetween(before, after)
  if (changes.length === 0) return undefined
  return draftEntry(changes, {
    date,
    correction,
    revisions: new Map(published.map(({ _id, _rev }) => [_id, _rev])),
    pages: await pagesShowing(client, [...new Set(changes.map(({ subject }) => subject._ref))]),
    facts: [...after, ...before],
  })
}
