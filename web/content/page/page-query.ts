import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { draftIdOf } from '../../../schemas/ids.ts'
import { documentTag, pathTag, versionsTag } from '../../config/tags.ts'
import { parseShown } from '../lake/parse-shown.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'
import { type StoredPage, storedPage } from './stored-page.ts'

const FIELDS = `{
  _id, _rev, _updatedAt, "path": path.current, title, sidebarLabel, description, keywords,
  tocMin, tocMax, hideToc, body, "version": version->{_id, name, label, isLast, "path": coalesce(path, "")}
}`

const query = taggedQuery({
  query: defineQuery(`*[_type == "page" && path.current == $path][0]${FIELDS}`),
  parse: (answer, { path }: { path: string }) => read(answer, path),
  tags: (page, { path }) =>
    page
      ? [
          documentTag(page._id),
          ...(page.version ? [documentTag(page.version._id)] : []),
          versionsTag,
        ]
      : [pathTag(path)],
})

const latestQuery = defineQuery(
  `*[_type == "page" && _id in [$id, $draft]] | order(_id in path("drafts.**") desc)[0]${FIELDS}`,
)

const shownQuery: typeof query = { ...query, parse: (answer, { path }) => readShown(answer, path) }

/** The page at `path` as stored, or undefined when there is none. Throws on a malformed one. */
export async function fetchPage(reader: Reader, path: string): Promise<StoredPage | undefined> {
  return reader.read(query, { path })
}

/**
 * The page for readers, without its malformed parts, which are logged; the search indexer reads all parts and records
 * the page as a dead letter. Throws when a required part is malformed.
 */
export async function fetchShownPage(
  reader: Reader,
  path: string,
): Promise<StoredPage | undefined> {
  return reader.read(shownQuery, { path })
}

/**
 * The draft of the page with this id, else the published page, with its published version; undefined when neither
 * exists. Throws on a malformed one.
 */
export async function fetchLatestPage(
  client: SanityClient,
  id: string,
): Promise<StoredPage | undefined> {
  const raw = { perspective: 'raw', stega: false } as const
  const page = read(await client.fetch(latestQuery, { id, draft: draftIdOf(id) }, raw), id)
  return page && { ...page, _id: id }
}

function read(answer: unknown, name: string): StoredPage | undefined {
  const result = storedPage.nullable().safeParse(answer)
  if (result.success) return result.data ?? undefined
  throw new Error(`The page ${name} cannot be shown: ${z.prettifyError(result.error)}. ${TODO}`, {
    cause: result.error,
  })
}

function readShown(answer: unknown, name: string): StoredPage | undefined {
  const shown = parseShown(storedPage, answer)
  if (!shown) return read(answer, name)
  if (shown.left.length > 0)
    console.error(`The page ${name} is shown without ${shown.left.join('; ')}. ${TODO}`)
  return shown.value
}

const TODO = 'Open it in the Studio and complete what is named.'
