import type { Client } from 'typesense'
import { Errors } from 'typesense'
import { z } from 'zod'
import type { Locale } from '../config/locales.ts'
import { searchAlias } from './collection.ts'
import { IndexContents } from './index-contents.ts'
import { exportRecords } from './index-pages.ts'

/** The index that readers of a locale search now. */
export interface IndexState {
  collection: string
  /** The schema revision of its creation. */
  schema: string | undefined
  contents: IndexContents
}

const metadata = z.object({ schema: z.string() })

/** The state of a locale's index; undefined without one. */
export async function readIndex(client: Client, locale: Locale): Promise<IndexState | undefined> {
  const collection = await currentCollection(client, searchAlias(locale))
  if (collection === undefined) return undefined
  try {
    const described: { metadata?: unknown } = await client.collections(collection).retrieve()
    const fields = 'page_id,source_rev,type,url_without_anchor'
    return {
      collection,
      schema: metadata.safeParse(described.metadata).data?.schema,
      contents: new IndexContents(await exportRecords(client, collection, '', fields)),
    }
  } catch (error) {
    // An alias can point to a deleted collection.
    if (error instanceof Errors.ObjectNotFound) return undefined
    throw error
  }
}

/** The collection to which an alias points; undefined without such an alias. */
export async function currentCollection(
  client: Client,
  alias: string,
): Promise<string | undefined> {
  try {
    return (await client.aliases(alias).retrieve()).collection_name
  } catch (error) {
    if (error instanceof Errors.ObjectNotFound) return undefined
    throw error
  }
}
