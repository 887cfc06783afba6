import type { CollectionCreateSchema } from 'typesense/lib/Typesense/Collections'
import type { SearchParams, SearchResponse } from 'typesense/lib/Typesense/Documents'
import type { TestServer } from './test-server.ts'

export interface Book {
  id: string
  title: string
  shelf: string
  year: number
  about?: { summary: string }
  tags?: string[]
  code?: string
  lent?: boolean
}

export const schema: Omit<CollectionCreateSchema, 'name'> & CollectionCreateSchema = {
  name: 'books',
  default_sorting_field: 'year',
  enable_nested_fields: true,
  token_separators: ['-'],
  fields: [
    { name: 'title', type: 'string' },
    { name: 'about.summary', type: 'string', optional: true },
    { name: 'tags', type: 'string[]', facet: true, optional: true },
    { name: 'shelf', type: 'string', facet: true },
    { name: 'year', type: 'int32', facet: true },
    { name: 'code', type: 'string', infix: true, optional: true },
    { name: 'lent', type: 'bool', optional: true },
  ],
}

export const books: Book[] = [
  {
    id: '1',
    title: 'Red river',
    shelf: 'a',
    year: 1990,
    tags: ['x', 'y'],
    about: { summary: 'The river in spring & <b> dew' },
  },
  { id: '2', title: 'Blue river', shelf: 'a', year: 2001, tags: ['y'], lent: true },
  { id: '3', title: 'Green hill', shelf: 'b', year: 2010 },
  { id: '4', title: 'A parcel from 2020', shelf: 'c', year: 1985, code: 'orderLinkId' },
]

let made = 0
export const freshName = (kind = 'books') => `${kind}_${++made}`

/** Imports documents into a collection of any schema. */
export const add = ({ client }: TestServer, name: string, ...documents: object[]) =>
  client.collections(name).documents().import(documents)

/** Creates a collection of the books; returns its name. */
export async function fill(server: TestServer, changes: object = {}): Promise<string> {
  const name = freshName()
  await server.client.collections().create({ ...schema, ...changes, name })
  await server.client.collections<Book>(name).documents().import(books)
  return name
}

export type BookSearch = Partial<SearchParams<Book>> & Record<string, unknown>

/** Searches titles for everything, unless the parameters differ. */
export function searchBooks(server: TestServer, name: string, parameters: BookSearch = {}) {
  return server.client
    .collections<Book>(name)
    .documents()
    .search({ q: '*', query_by: 'title', ...parameters }, {})
}

export const idsOf = (found: SearchResponse<Book>) =>
  (found.hits ?? []).map(({ document }) => document.id)

/** The ids of the hits, in order. */
export const ids = async (server: TestServer, name: string, parameters: BookSearch = {}) =>
  idsOf(await searchBooks(server, name, parameters))
