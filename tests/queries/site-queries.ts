import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')

/** Parameters of the site's queries, with example values. */
export interface QueryParams {
  codes: readonly string[]
  id: string
  ids: readonly string[]
  path: string
  paths: readonly string[]
}

interface Query {
  query: string
}

/** A query whose answer is parsed. */
interface ParsedQuery extends Query {
  parse: (answer: unknown, asked: QueryParams) => unknown
}

interface InFile {
  /** Path relative to the repository. */
  file: string
}

export interface SiteQueries {
  queries: (Query & InFile)[]
  parsed: (ParsedQuery & InFile)[]
}

/** Every query of `web/content` as the site sends it, with its parts joined, and its file. */
export async function siteQueries(): Promise<SiteQueries> {
  const found: SiteQueries = { queries: [], parsed: [] }
  vi.resetModules()
  vi.doMock('groq', () => ({
    defineQuery: (query: string) => {
      found.queries.push({ query, file: callingFile() })
      return query
    },
  }))
  vi.doMock('../../web/content/lake/reader.ts', async (original) => ({
    ...(await original<typeof import('../../web/content/lake/reader.ts')>()),
    taggedQuery: (query: ParsedQuery) => {
      found.parsed.push({ ...query, file: callingFile() })
      return query
    },
  }))
  for (const file of globSync('web/content/**/*.ts', { cwd: root })) {
    if (file.includes('.test.')) continue
    const absolute = path.join(root, file)
    if (readFileSync(absolute, 'utf8').includes('defineQuery(')) await import(absolute)
  }
  vi.doUnmock('groq')
  vi.doUnmock('../../web/content/lake/reader.ts')
  vi.resetModules()
  return found
}

const callingFile = (): string =>
  /web\/content\/[^:?]+/.exec(new Error().stack ?? '')?.[0] ?? 'an unknown file'
