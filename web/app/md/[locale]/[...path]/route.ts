import { notFound } from 'next/navigation'
import { staticPaths } from '../../../../content/static-paths.ts'
import { locales } from '../../../../locales.ts'
import { markdownResponse } from '../../../../markdown/markdown-response.ts'
import { pathFromSegments } from '../../../../paths.ts'

export async function generateStaticParams() {
  const paths = (await staticPaths()).filter(({ path }) => path.length > 0)
  return locales.flatMap((locale) => paths.map(({ path }) => ({ locale, path })))
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; path: string[] }> },
): Promise<Response> {
  const { locale, path } = await params
  const known = locales.find((candidate) => candidate === locale)
  return known ? markdownResponse(pathFromSegments(path), known) : notFound()
}
