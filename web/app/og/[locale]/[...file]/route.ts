import { notFound } from 'next/navigation'
import { staticPaths } from '../../../../content/static-paths.ts'
import { locales } from '../../../../locales.ts'
import { picturePath, pictureSegments } from '../../../../pictures/picture-address.ts'
import { pictureResponse } from '../../../../pictures/picture-response.ts'

export async function generateStaticParams() {
  const paths = await staticPaths()
  return locales.flatMap((locale) =>
    paths.map(({ path }) => ({ locale, file: pictureSegments(path) })),
  )
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; file: string[] }> },
): Promise<Response> {
  const { locale, file } = await params
  const known = locales.find((candidate) => candidate === locale)
  const path = picturePath(file)
  return known && path !== undefined ? pictureResponse(path, known) : notFound()
}
