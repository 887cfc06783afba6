import path from 'node:path'
import type { Mutation, SanityClient } from '@sanity/client'
import { z } from 'zod'
import { searchFile, synonymDocument } from '../seed/search-documents.ts'
import { readYaml } from '../seed/yaml-file.ts'
import type { Migration } from './migration.ts'

const FILE = path.join(import.meta.dirname, '../../content/search.yaml')

/** An empty lake is filled with all of the content. */
const LACKS = `count(*[_type == "page" && defined(path.current)]) > 0
  && count(*[_type == "searchSynonym"]) == 0`

/** The synonyms that the code had become documents, where there are pages and no synonyms yet. */
export const synonymsOfCode: Migration = async (client: SanityClient) => {
  const lacks = z.boolean().parse(await client.fetch(LACKS, {}, { perspective: 'raw' }))
  if (!lacks) return { lines: [], mutations: [] }
  const { synonyms } = await readYaml(FILE, searchFile)
  const documents = synonyms.map(synonymDocument)
  return {
    lines: documents.map(({ _id }) => `${_id}: made of the synonyms in the code`),
    mutations: documents.map((createIfNotExists): Mutation => ({ createIfNotExists })),
  }
}
