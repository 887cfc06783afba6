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

/** Access to drafts: a person whom the Studio let in, or the holder of a link to one page. */
export type PreviewAccess =
  | { from: 'studio'; perspective: ClientPerspective }
  | { from: 'link'; link: OpenLink }
  /** `leadTo`, without the base path, is the page about an ended link. */
  | { from: 'nowhere'; leadTo?: string }

/** The request's access to drafts of a page; checked on each request, as it may be revoked. */
export async function previewAccess(path: string, locale: Locale): Promise<PreviewAccess> {
  // Whether a session or link has ended depends on the current time.
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
