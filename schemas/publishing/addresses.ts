import type { SanityClient } from '@sanity/client'
import type { Addresses } from './plan-publish.ts'
import type { Stored } from './stored.ts'

const ADDRESSES = `{
  "pages": *[_type == "page" && defined(path.current)]{
    "id": string::split(_id, "drafts.")[-1], "path": path.current,
    "title": coalesce(title.en, path.current)
  },
  "redirects": *[_type == "redirect"]
}`

/** Returns all addresses of the site, including those of drafts. */
export function fetchAddresses(client: Pick<SanityClient, 'fetch'>): Promise<Addresses> {
  return client.fetch<{ pages: Addresses['pages']; redirects: Stored[] }>(
    ADDRESSES,
    {},
    { perspective: 'raw' },
  )
}
