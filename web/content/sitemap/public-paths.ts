import type { SanityClient } from '@sanity/client'
import { fetchPagePaths } from '../addresses/page-paths.ts'
import { fetchRedirectedPaths } from '../addresses/redirect.ts'
import { fetchEarlierPaths } from '../changelog/earlier-paths.ts'
import { Reader } from '../lake/reader.ts'
import { fetchSidebars } from '../sidebar/stored-sidebar.ts'

/** What readers can ask for by address. */
export interface PublicPaths {
  /** The paths of all pages and parts of the changelog, and those that lead to one. */
  paths: ReadonlySet<string>
  /** The names of the lists of pages for tools. */
  areas: ReadonlySet<string>
}

export async function fetchPublicPaths(client: SanityClient): Promise<PublicPaths> {
  const [pages, parts, redirected, sidebars] = await Promise.all([
    fetchPagePaths(client),
    fetchEarlierPaths(client),
    fetchRedirectedPaths(client),
    fetchSidebars(new Reader(client)),
  ])
  return {
    paths: new Set(['', ...pages, ...parts, ...redirected]),
    areas: new Set(sidebars.map(({ name }) => name)),
  }
}
