import type { SanityClient } from '@sanity/client'
import { draftIdOf, publishedIdOf } from '../ids.ts'
import { fieldOf, type Translation } from '../locales.ts'
import type { Stored } from '../publishing/stored.ts'
import { TRANSLATED_TYPES } from '../translated-types.ts'
import type { Outcome } from './apply.ts'
import type { Term } from './glossary.ts'

export interface Scope {
  types: readonly string[]
  /** Only pages at or below this path: `v5/market`. */
  under?: string
}

/** A document with its draft, if any. */
export interface DocumentVersions {
  published?: Stored
  draft?: Stored
}

export const current = ({ draft, published }: DocumentVersions): Stored | undefined =>
  draft ?? published

type Reader = Pick<SanityClient, 'fetch'>

const IN_SCOPE = `*[_type in $types && _type in $translated &&
  ($under == null || (_type == "page" && (path.current == $under || string::startsWith(path.current, $under + "/"))))
] | order(_type asc, path.current asc, _id asc)`

/** Returns the documents in scope by published id. The client must read drafts (`raw`). */
export async function fetchScope(
  client: Reader,
  scope: Scope,
): Promise<Map<string, DocumentVersions>> {
  const { types, under = null } = scope
  return edited(
    await client.fetch<Stored[]>(IN_SCOPE, { types, under, translated: TRANSLATED_TYPES }),
  )
}

/** Returns the documents by published id, without types that have no translations. */
export async function fetchByIds(
  client: Reader,
  ids: readonly string[],
): Promise<Map<string, DocumentVersions>> {
  const all = ids.flatMap((id) => [id, draftIdOf(id)])
  const query = '*[_id in $all && _type in $translated]'
  return edited(await client.fetch<Stored[]>(query, { all, translated: TRANSLATED_TYPES }))
}

/** Returns the glossary in `locale`. */
export async function fetchGlossary(client: Reader, locale: Translation): Promise<Term[]> {
  const field = fieldOf(locale)
  return await client.fetch<Term[]>(
    `*[_type == "translationTerm" && !(_id in path("drafts.**")) && defined(term) && defined(${field})]{term, "target": ${field}, note}`,
  )
}

function edited(documents: readonly Stored[]): Map<string, DocumentVersions> {
  const all = new Map<string, DocumentVersions>()
  for (const document of documents) {
    const isDraft = document._id.startsWith('drafts.')
    const id = publishedIdOf(document._id)
    all.set(id, { ...all.get(id), [isDraft ? 'draft' : 'published']: document })
  }
  return all
}

/**
 * Writes the changes of an import as drafts in one transaction. Rejects if a document has changed since it was read.
 * Returns the number of written documents.
 */
export async function writeDrafts(
  client: Pick<SanityClient, 'transaction'>,
  outcomes: readonly Outcome[],
  documents: ReadonlyMap<string, DocumentVersions>,
): Promise<number> {
  const transaction = client.transaction()
  let count = 0
  for (const { id, change } of outcomes) {
    const { draft, published } = documents.get(id) ?? {}
    if (!change) continue
    count++
    if (draft) {
      const { set, unset } = change
      transaction.patch(draft._id, (patch) => patch.ifRevisionId(draft._rev).set(set).unset(unset))
    } else if (published) {
      const { _rev, _updatedAt, _createdAt, ...rest } = published
      const { set, unset } = change
      transaction
        .create({ ...rest, _id: draftIdOf(id) })
        .patch(draftIdOf(id), (patch) => patch.set(set).unset(unset))
    }
  }
  if (count > 0) await transaction.commit({ visibility: 'async' })
  return count
}

/**
 * Writes the changes of an import to the published documents in one transaction. Throws if one of them has a draft,
 * which would hide the translation, and remove it when published.
 */
export async function writePublished(
  client: Pick<SanityClient, 'transaction'>,
  outcomes: readonly Outcome[],
  documents: ReadonlyMap<string, DocumentVersions>,
): Promise<number> {
  const changed = outcomes.filter(({ change }) => change !== undefined)
  const drafts = changed.filter(({ id }) => documents.get(id)?.draft)
  if (drafts.length > 0) {
    const names = drafts.map(({ id }) => `  ${id}`).join('\n')
    throw new Error(
      `These documents have drafts that are not published yet:\n${names}\nPublish or discard them, or import as drafts.`,
    )
  }
  const transaction = client.transaction()
  for (const { id, change } of changed) {
    const published = documents.get(id)?.published
    if (!change || !published) continue
    const { set, unset } = change
    transaction.patch(id, (patch) => patch.ifRevisionId(published._rev).set(set).unset(unset))
  }
  if (changed.length > 0) await transaction.commit({ visibility: 'async' })
  return changed.length
}
