import 'server-only'
import { defineQuery } from 'groq'
import type { Locale } from '../../config/locales.ts'
import { checkLink } from '../../preview/link/check-link.ts'
import { previewClient } from './preview-client.ts'

const query = defineQuery('*[_type == "page" && _id == $id][0].path.current')

/** A valid preview link: page, locale and expiry. */
export interface OpenLink {
  /** Published id. */
  pageId: string
  /** Path of the draft, which may differ from the published one. */
  path: string
  locale: Locale
  /** ISO 8601. */
  endsAt: string
}

/** The link that `token` opens; undefined for an invalid or expired one. */
export async function openLink(token: string | undefined): Promise<OpenLink | undefined> {
  const client = previewClient('drafts')
  if (!client) return undefined
  const link = await checkLink(token, Date.now(), (id) => client.getDocument(id))
  if (!link) return undefined
  const path = await client.fetch<string | null>(query, { id: link.pageId }, { stega: false })
  return path
    ? { pageId: link.pageId, path, locale: link.locale, endsAt: link.expiresAt }
    : undefined
}
