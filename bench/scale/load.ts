import type { SanityClient } from '@sanity/client'
import { areaSidebar, areas, frameDocuments, frameVersion, scalePage } from './site-documents.ts'

const AT_ONCE = 200

/** Writes the site's documents; the operations, which some pages show, are there already. */
export async function loadSite(client: SanityClient, pages: number): Promise<void> {
  const operations = await client.fetch<string[]>('*[_type == "apiOperation"] | order(_id)._id')
  await client.createOrReplace(frameVersion())
  // Pages link to those before them alone, so one pass is enough.
  for (let from = 0; from < pages; from += AT_ONCE) {
    const transaction = client.transaction()
    for (let index = from; index < Math.min(pages, from + AT_ONCE); index++)
      transaction.createOrReplace(scalePage(index, operations))
    await transaction.commit({ visibility: 'async', returnDocuments: false })
  }
  for (let area = 0; area < areas(pages); area++)
    await client.createOrReplace(areaSidebar(area, pages))
  for (const document of frameDocuments(pages))
    await client.createOrReplace<Record<string, unknown>>({ ...document })
}
