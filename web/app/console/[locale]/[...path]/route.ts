import { notFound } from 'next/navigation'
import { consoleResponse } from '../../../../components/console/console-response.ts'
import { contentClient } from '../../../../content/client.ts'
import { fetchExplorerPaths } from '../../../../content/page-paths.ts'
import { locales } from '../../../../locales.ts'
import { pathFromSegments } from '../../../../paths.ts'

export async function generateStaticParams() {
  const paths = await fetchExplorerPaths(contentClient())
  return locales.flatMap((locale) => paths.map((path) => ({ locale, path: path.split('/') })))
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; path: string[] }> },
): Promise<Response> {
  const { locale, path } = await params
  const known = locales.find((candidate) => candidate === locale)
  return known ? consoleResponse(pathFromSegments(path), known) : notFound()
}
