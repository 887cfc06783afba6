import type { SanityClient } from '@sanity/client'
import { fetchPagePaths } from '../addresses/page-paths.ts'
import { fetchRedirectedPaths } from '../addresses/redirect.ts'
import { fetchEarlierPaths } from '../changelog/earlier-paths.ts'
import { Reader } from '../lake/reader.ts'
import { fetchSidebars } from '../sidebar/stored-sidebar.ts'

/** The public addresses of the site. */
export interface PublicPaths {
  /** The paths of all pages and parts of the changelog, and of redirects to them. */
  paths: ReadonlySet<string>
  /** The names of the sidebars that have lists of pages for tools. */
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
