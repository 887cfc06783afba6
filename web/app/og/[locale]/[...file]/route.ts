import { notFound } from 'next/navigation'
import { staticPaths } from '../../../../content/static-paths.ts'
import { inEachLocale, localisedRoute } from '../../../../localised-route.ts'
import { picturePath, pictureSegments } from '../../../../pictures/picture-address.ts'
import { pictureResponse } from '../../../../pictures/picture-response.ts'

export async function generateStaticParams() {
  const paths = await staticPaths()
  return inEachLocale(paths.map(({ path }) => ({ file: pictureSegments(path) })))
}

export const GET = localisedRoute<{ locale: string; file: string[] }>((locale, { file }) => {
  const path = picturePath(file)
  return path === undefined ? notFound() : pictureResponse(path, locale)
})
