import { notFound } from 'next/navigation'
import { factsResponse } from '../../../../agents/facts-response.ts'
import { contentClient } from '../../../../content/client.ts'
import { fetchFactPaths } from '../../../../content/page-paths.ts'
import { locales } from '../../../../locales.ts'
import { pathFromSegments } from '../../../../paths.ts'

export async function generateStaticParams() {
  const paths = await fetchFactPaths(contentClient())
  return locales.flatMap((locale) => paths.map((path) => ({ locale, path: path.split('/') })))
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; path: string[] }> },
): Promise<Response> {
  const { locale, path } = await params
  const known = locales.find((candidate) => candidate === locale)
  return known ? factsResponse(pathFromSegments(path), known) : notFound()
}
