import type { Template } from 'sanity'
import { z } from 'zod'
import { searchLanguages } from '../../../schemas/search-words.ts'

const given = z.object({
  query: z.string().optional(),
  language: z.enum(searchLanguages).optional(),
})

const parameters = [
  { name: 'query', type: 'string' },
  { name: 'language', type: 'string' },
]

/** Ids of the templates that start from a reader's query, by type. */
export const QUERY_TEMPLATES = {
  searchSynonym: 'synonym-of-query',
  searchCuration: 'curation-of-query',
} as const

/** Templates with a query as parameter; Sanity's menus do not offer templates with parameters. */
export const searchTemplates: Template[] = [
  {
    id: QUERY_TEMPLATES.searchSynonym,
    title: 'Synonyms',
    schemaType: 'searchSynonym',
    parameters,
    value: (params: unknown) => {
      const { query, language } = given.parse(params ?? {})
      return { direction: 'both', ...(query && { words: [query] }), ...(language && { language }) }
    },
  },
  {
    id: QUERY_TEMPLATES.searchCuration,
    title: 'Results for a query',
    schemaType: 'searchCuration',
    parameters,
    value: (params: unknown) => {
      const { query, language } = given.parse(params ?? {})
      return { match: 'exact', ...(query && { query }), ...(language && { language }) }
    },
  },
]
