import { notFound } from 'next/navigation'
import { llmsAreaResponse } from '../../../../agents/llms-response.ts'
import { contentClient } from '../../../../content/client.ts'
import { fetchSidebars } from '../../../../content/stored-sidebar.ts'
import { locales } from '../../../../locales.ts'

export async function generateStaticParams() {
  const sidebars = await fetchSidebars(contentClient())
  return locales.flatMap((locale) => sidebars.map(({ name }) => ({ locale, area: name })))
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; area: string }> },
): Promise<Response> {
  const { locale, area } = await params
  const known = locales.find((candidate) => candidate === locale)
  return known ? llmsAreaResponse(area, known) : notFound()
}
