import { notFound } from 'next/navigation'
import { inEachLocale, localisedRoute } from '../../../../config/localised-route.ts'
import { picturePath, pictureSegments } from '../../../../formats/og/picture-address.ts'
import { pictureResponse } from '../../../../formats/og/picture-response.ts'

/** Of the landing page alone: most are never asked for, and each takes longer to draw than its page. */
export const generateStaticParams = () => inEachLocale([{ file: pictureSegments([]) }])

export const GET = localisedRoute<{ locale: string; file: string[] }>((locale, { file }) => {
  const path = picturePath(file)
  return path === undefined ? notFound() : pictureResponse(path, locale)
})
