import 'server-only'
import { cacheLife } from 'next/cache'
import type { Locale } from '../../config/locales.ts'
import { cachedPage } from '../../content/page/cached-page.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'
import { drawPicture } from './draw-picture.tsx'
import { landingSubject, pictureSubject } from './picture-subject.ts'

/** The picture of the page at `path`. */
export async function pictureResponse(path: string, locale: Locale): Promise<Response> {
  const picture = await cachedPicture(path, locale)
  if (!picture) return new Response('No such page\n', { status: 404 })
  return new Response(picture, { headers: { 'Content-Type': 'image/png' } })
}

/** Drawn again when the page is: it depends on whatever is read here. */
async function cachedPicture(path: string, locale: Locale) {
  'use cache'
  cacheLife('days')
  const { siteName, tagline } = await cachedSiteLayout(locale)
  if (path === '') return drawPicture(landingSubject(siteName.text, tagline.text))
  const result = await cachedPage(path, locale)
  return result.kind === 'page'
    ? drawPicture(pictureSubject(result.data, siteName.text))
    : undefined
}
