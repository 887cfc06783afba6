import 'server-only'
import type { DraftPage } from 'docs-renderer'
import { env } from '../config/env.ts'
import type { Locale } from '../config/locales.ts'
import { basePath } from '../config/paths.ts'
import { loadLinked, loadPreview, type PreviewData } from '../content/preview/preview.ts'
import { cachedSiteLayout } from '../content/site-layout/cached-site-layout.ts'
import { withoutSession } from '../preview/session/cookie.ts'
import { htmlResponse } from './html-response.ts'
import { notFoundResponse } from './own-pages.ts'
import { pageResponse } from './page-response.ts'
import { previewAccess } from './preview-access.ts'

const own = { headers: { 'Cache-Control': 'private, no-store' } }

/** The draft at `path`. Without access, the published page, which also deletes a session cookie that opened nothing. */
export async function draftResponse(path: string, locale: Locale): Promise<Response> {
  const access = await previewAccess(path, locale)
  if (access.from === 'nowhere')
    return access.leadTo === undefined ? published(path, locale) : leadTo(access.leadTo)
  const link = access.from === 'link' ? access.link : undefined
  const draft = (
    layout: DraftPage['layout'],
    shown: DraftPage['shown'],
    announcements: DraftPage['announcements'],
  ) => htmlResponse({ kind: 'draft', locale, layout, announcements, shown, link }, own)
  let preview: PreviewData | undefined
  try {
    preview =
      access.from === 'link'
        ? await loadLinked(access.link)
        : await loadPreview(path, locale, access.perspective)
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    return draft(await cachedSiteLayout(locale), { error: words }, [])
  }
  if (!preview) return notFoundResponse(path, locale, own.headers)
  const { layout, announcements } = preview
  if (preview.kind === 'landing') return draft(layout, { landing: preview.landing }, announcements)
  const { result } = preview
  if (result.kind === 'missing') return notFoundResponse(path, locale, own.headers)
  if (result.kind === 'redirect') return leadTo(result.to)
  return draft(layout, { page: result.data }, announcements)
}

async function published(path: string, locale: Locale): Promise<Response> {
  const response = await pageResponse(path, locale)
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'private, no-store')
  for (const cookie of withoutSession(env.NODE_ENV === 'production'))
    headers.append('Set-Cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}

/** Redirects to `to`, which is without the base path. */
const leadTo = (to: string): Response =>
  new Response(null, { status: 307, headers: { Location: basePath + to, ...own.headers } })
