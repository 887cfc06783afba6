import 'server-only'
import type { ClientPerspective } from '@sanity/client'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { resolvePerspectiveFromCookies } from 'next-sanity/live'
import type { Locale } from '../config/locales.ts'
import { pageHref } from '../config/paths.ts'
import { type OpenLink, openLink } from '../content/preview/preview-link.ts'
import { linkCookie } from '../preview/link/cookie.ts'
import { currentDraftSession } from './current-draft-session.ts'

/** Who may see drafts: somebody whom the Studio let in, or the holder of a link to one page. */
export type PreviewAccess =
  | { from: 'studio'; perspective: ClientPerspective }
  | { from: 'link'; link: OpenLink }
  /** `leadTo`, without the base path, tells of a link that has ended. */
  | { from: 'nowhere'; leadTo?: string }

/** What the request may see at a page; asked again with each request, as either may be taken back. */
export async function previewAccess(path: string, locale: Locale): Promise<PreviewAccess> {
  // Whether a session or a link has ended is a question of now.
  await connection()
  const [session, store] = await Promise.all([currentDraftSession(), cookies()])
  if (session)
    return { from: 'studio', perspective: await resolvePerspectiveFromCookies({ cookies: store }) }
  const page = encodeURIComponent(pageHref(path, locale))
  const token = store.get(linkCookie)?.value
  if (token === undefined) return { from: 'nowhere' }
  const link = await openLink(token)
  return link?.path === path && link.locale === locale
    ? { from: 'link', link }
    : { from: 'nowhere', leadTo: `/api/preview-link/ended?of=${page}` }
}
