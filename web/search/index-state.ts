import type { Client } from 'typesense'
import { Errors } from 'typesense'
import { z } from 'zod'
import type { Locale } from '../config/locales.ts'
import { searchAlias } from './collection.ts'
import { IndexContents } from './index-contents.ts'
import { exported } from './index-pages.ts'

/** What readers of a locale search now. */
export interface IndexState {
  collection: string
  /** The revision of the schema that it was made with. */
  schema: string | undefined
  contents: IndexContents
}

const metadata = z.object({ schema: z.string() })

/** The state of a locale's index; undefined when there is none. */
export async function readIndex(client: Client, locale: Locale): Promise<IndexState | undefined> {
  const collection = await currentCollection(client, searchAlias(locale))
  if (collection === undefined) return undefined
  try {
    const described: { metadata?: unknown } = await client.collections(collection).retrieve()
    const fields = 'page_id,source_rev,type,url_without_anchor'
    return {
      collection,
      schema: metadata.safeParse(described.metadata).data?.schema,
      contents: new IndexContents(await exported(client, collection, '', fields)),
    }
  } catch (error) {
    // An alias can point to what was deleted.
    if (error instanceof Errors.ObjectNotFound) return undefined
    throw error
  }
}

/** The name of the collection to which an alias points; undefined when there is no such alias. */
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
