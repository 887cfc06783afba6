import 'server-only'
import { cacheLife } from 'next/cache'
import { defaultLocale, type Locale } from '../../config/locales.ts'
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

/** Cached with the tags of everything that it reads. */
async function cachedPicture(path: string, locale: Locale) {
  'use cache'
  cacheLife('days')
  const { siteName, tagline } = await cachedSiteLayout(locale)
  if (path === '') return drawPicture(landingSubject(siteName.text, tagline.text))
  const [result, english] = await Promise.all([
    cachedPage(path, locale),
    cachedPage(path, defaultLocale),
  ])
  if (result.kind !== 'page') return undefined
  const fallback = english.kind === 'page' ? english.data : undefined
  return drawPicture(pictureSubject(result.data, siteName.text, fallback))
}
