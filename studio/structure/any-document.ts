import type { SanityClient } from '@sanity/client'
import type { DocumentBuilder, StructureBuilder } from 'sanity/structure'

/** Returns a function that builds the form of the document with an id, of any type. */
export const anyDocument =
  (S: StructureBuilder, client: SanityClient) =>
  async (id: string): Promise<DocumentBuilder> => {
    const type = await client.fetch<string | null>(
      '*[_id in [$id, "drafts." + $id]][0]._type',
      { id },
      { perspective: 'raw' },
    )
    return S.document()
      .documentId(id)
      .schemaType(type ?? 'page')
  }
